import type { ReactNode } from "react";
import type { KindName } from "#question/kinds";
import { everyKind } from "./every-kind";
import type { Asked, Solved } from "./question-types";

/** The small picture beside an answer, wherever one is listed. Decorative: the words stand beside it. */
export type Signs<K extends KindName = KindName> = {
  readonly Sign: (props: { readonly answer: string; readonly size: number }) => ReactNode;
  readonly RightSign: (props: { readonly solution: Solved<K>; readonly size: number }) => ReactNode;
  /** Class for the container of a question's answers: sets their colours. */
  readonly colours: (asked: Asked<K>) => string | undefined;
};

export const signsOf = everyKind(
  import.meta.glob<Signs>("./*/signs.tsx", { import: "signs", eager: true }),
  "signs.tsx",
);
