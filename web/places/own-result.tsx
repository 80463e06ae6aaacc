import type { ReactNode } from "react";
import type { OwnResult } from "#protocol/messages";
import { ResultHead } from "../sending/result-head";
import { ResultList, ResultLists } from "../sending/result-list";
import { titleOf } from "./verdict";

type Props = {
  readonly own: OwnResult | undefined;
  readonly seed: number;
  readonly why: string;
  /** "Doğru sıra" */
  readonly title: string;
  readonly children: ReactNode;
};

/** What was not wholly right: how much of it was, and what belongs where. */
export function PlacesResult({ own, seed, why, title, children }: Props) {
  const { title: head, sign } = titleOf(own);
  return (
    <>
      <ResultHead seed={seed} sign={sign} title={head} plus={own && own.points_earned > 0 ? own.points_earned : null}>
        {why}
      </ResultHead>
      <ResultLists>
        <ResultList title={title}>{children}</ResultList>
      </ResultLists>
    </>
  );
}
