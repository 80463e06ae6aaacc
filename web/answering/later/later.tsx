import { lazy, Suspense, useState, type ComponentType, type ReactNode } from "react";
import { askAgain } from "#shared/ask-again";

const TRY_AGAIN_MS = 10_000;

/** Loads a later part of a pupil's page, and tries again until the network lets it through. */
export const patiently = <Part,>(load: () => Promise<Part>): Promise<Part> => askAgain(load, () => TRY_AGAIN_MS);

/**
 * A script that comes after the page, because few pupils need its components at once. `component` shows one of them: at once if
 * the script is there, which `load` sees to for those that are needed without a network. Until then `Instead` stands in its
 * place, or nothing.
 */
export function laterScript<Script>(importScript: () => Promise<Script>) {
  let script: Script | undefined;
  const load = async () => (script ??= await importScript());
  function component<Name extends keyof Script>(name: Name, Instead?: ComponentType<PropsOf<Script[Name]>>) {
    type Props = PropsOf<Script[Name]>;
    // Only a component has props: another name's are `never`.
    const of = (here: Script) => here[name] as ComponentType<Props>;
    const Loading = lazy(async () => ({ default: of(await patiently(load)) }));
    return (props: Props) => {
      // The same one as long as it is shown: another would lose its state.
      const [Shown] = useState<ComponentType<Props>>(() => (script ? of(script) : Loading));
      return (
        <Suspense fallback={Instead && <Instead {...props} />}>
          <Shown {...props} />
        </Suspense>
      );
    };
  }
  return { load, component };
}

type PropsOf<Part> = Part extends (props: infer Props extends object) => ReactNode ? Props : never;
