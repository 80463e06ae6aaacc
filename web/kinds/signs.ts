import type { ReactNode } from "react";
import type { KindName } from "#question/kinds";
import type { Shown, Solution } from "#question/question";
import { choiceSigns } from "./choice/signs";

/** The small picture beside an answer, wherever one is listed. Decorative: the words stand beside it. */
export type Signs = {
  Sign(this: void, props: { readonly answer: string; readonly size: number }): ReactNode;
  RightSign(this: void, props: { readonly solution: Solution; readonly size: number }): ReactNode;
  /** For what holds the answers of one question: sets their colours. */
  colours(this: void, asked: Shown): string | undefined;
};

const list: Readonly<Record<KindName, Signs>> = { choice: choiceSigns };

/** A question that names no kind is a choice: that was the only one once. */
export const signsOf = ({ kind = "choice" }: { readonly kind?: KindName }): Signs => list[kind];
