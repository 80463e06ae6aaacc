import { lazy, Suspense, type ComponentType } from "react";

const TRY_AGAIN_MS = 10_000;

/** Loads a later part of a pupil's page, and tries again until the network lets it through. */
export async function patiently<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS));
    return patiently(load);
  }
}

/**
 * A component in a script of its own, because few pupils see it at once. Until it is there, `Instead` stands in its place, or
 * nothing. One that is needed without a network is rendered from the start, empty, so that its script is loaded by then.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Instead?: ComponentType<Props>,
): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await patiently(load) }));
  return (props) => (
    <Suspense fallback={Instead && <Instead {...props} />}>
      <Part {...props} />
    </Suspense>
  );
}
