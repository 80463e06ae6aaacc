import { lazy, Suspense, type ReactElement, type ReactNode } from "react";
import type { AnsweringProps } from "#kinds/phone-kind";
import type { OptionAnsweringProps } from "#kinds/shared/options/phone/one-touch.tsx";
import { ChangingTiles } from "./changing-tiles";
import { useChanging } from "./use-changing";
import { changingWords } from "./words";

type Usual = ReactElement<AnsweringProps>;
/** Loaded only by games with kinds that send by a bar. If it does not load, the first answer counts. */
const Reopened = lazy(() =>
  import("./reopened").catch(() => ({ default: ({ usual }: { readonly usual: Usual }) => usual })),
);

/** The controls of an answer that stays open until the bell. */
export function ChangingAnswers({ children }: { readonly children: ReactNode }): ReactNode {
  const changing = useChanging();
  if (!changing) return children;
  const { answer, isOffline, isOneTouch } = changing;
  const usual = children as Usual;
  const sent = answer.state === "none" ? null : answer.value || null;
  const onAnswer = (value: string) => {
    // The same again changes nothing.
    if (value !== sent) usual.props.onAnswer(value);
  };
  if (!isOneTouch) {
    return (
      <Suspense>
        <Reopened usual={usual} sent={sent} said={changingWords(changing)?.[0] ?? ""} onAnswer={onAnswer} />
      </Suspense>
    );
  }
  const props = { ...(usual.props as unknown as OptionAnsweringProps), onAnswer };
  return <ChangingTiles key={usual.key} {...props} sent={sent} isOffline={isOffline} />;
}
