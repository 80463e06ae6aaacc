import type { ReactNode } from "react";
import { everyKind } from "./every-kind";
import type { OfAKind } from "./of-a-kind";

/** The small picture beside an answer, wherever one is listed. Decorative: the words stand beside it. */
export type Signs = {
  Sign(this: void, props: { readonly answer: string; readonly size: number }): ReactNode;
  RightSign(this: void, props: { readonly solution: OfAKind; readonly size: number }): ReactNode;
  /** Class for the container of a question's answers: sets their colours. */
  colours(this: void, asked: OfAKind): string | undefined;
};

export const signsOf = everyKind(
  import.meta.glob<Signs>("./*/signs.tsx", { import: "signs", eager: true }),
  "signs.tsx",
);
