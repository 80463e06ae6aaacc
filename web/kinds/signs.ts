import type { ReactNode } from "react";
import type { Shown, Solution } from "#question/kinds";
import { choiceSigns } from "./choice/signs";
import { everyKind } from "./every-kind";

/** The small picture beside an answer, wherever one is listed. Decorative: the words stand beside it. */
export type Signs = {
  Sign(this: void, props: { readonly answer: string; readonly size: number }): ReactNode;
  RightSign(this: void, props: { readonly solution: Solution; readonly size: number }): ReactNode;
  /** For what holds the answers of one question: sets their colours. */
  colours(this: void, asked: Shown): string | undefined;
};

export const signsOf = everyKind<Signs>({ choice: choiceSigns });
