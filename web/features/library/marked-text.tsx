import { use } from "react";
import { marked } from "#words/marked";
import { SetLanguage, SetText } from "#question-text/set-text.tsx";

/** A text of a set with the search words marked. Formulas are shown without marks. */
export function MarkedText({ text, q }: { readonly text: string; readonly q: string }) {
  const language = use(SetLanguage);
  if (q === "" || text.includes("$")) return <SetText inline>{text}</SetText>;
  return (
    <bdi lang={language} dir="auto">
      <Marks text={text} q={q} />
    </bdi>
  );
}

/** A text of the product, marked likewise. */
export const Marks = ({ text, q }: { readonly text: string; readonly q: string }) =>
  q === "" ? text : marked(text, q).map((piece, i) => (piece.isHit ? <mark key={i}>{piece.text}</mark> : piece.text));
