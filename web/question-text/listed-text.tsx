import { use } from "react";
import { Said, SetLanguage } from "./set-text";

/** A text of a set in a list that cuts it after some lines: its formulas as words, which take no more room than letters. */
export const ListedText = ({ children }: { readonly children: string }) => (
  <bdi lang={use(SetLanguage)} dir="auto">
    <Said>{children}</Said>
  </bdi>
);
