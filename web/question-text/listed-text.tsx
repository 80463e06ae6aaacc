import { use } from "react";
import { Said, SetLanguage } from "./set-text";

/**
 * A text of a set, in a list that cuts it after some lines. Its formulas are words, which need no more room than other text.
 */
export const ListedText = ({ children }: { readonly children: string }) => (
  <bdi lang={use(SetLanguage)} dir="auto">
    <Said>{children}</Said>
  </bdi>
);
