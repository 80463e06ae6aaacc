import { createContext, use, useEffect, useState } from "react";
import * as styles from "./set-text.module.css";

/** The language of a set's texts as a BCP 47 tag; undefined if it was not specified. */
export const SetLanguage = createContext<string | undefined>(undefined);

/** The direction for elements beside a set's texts, such as a tile's letter. */
export const useSide = () => (/^(ar|ckb|fa|he|ur)\b/.test(use(SetLanguage) ?? "") ? "rtl" : undefined);

/** The longest time that a text with a dollar in it is held back until its formulas can be drawn. */
const HELD_MS = 3_000;

type FormulaPart = typeof import("./formula-part");
let part: FormulaPart | undefined;
let loading: Promise<unknown> | undefined;

/** Loads the script that splits and reads texts with a dollar in them. After a network failure the next text tries again. */
const loadPart = () =>
  (loading ??= import("./formula-part").then(
    (loaded) => (part = loaded),
    () => (loading = undefined),
  ));

/** Loads all that formulas need, ahead of the first text that has one. Resolves when it is there or has failed. */
export const loadFormulas = () => loadPart().then(() => part?.loadLibrary());

/**
 * The script that a text with formulas needs, once it is loaded; "held" for a moment until then. A text without a dollar loads
 * nothing.
 */
function useFormulas(text: string): FormulaPart | "held" | undefined {
  const [loaded, setLoaded] = useState(part);
  const [isHeld, setHeld] = useState(true);
  const isPlain = !text.includes("$");
  useEffect(() => {
    if (isPlain) return;
    const timer = setTimeout(() => setHeld(false), HELD_MS);
    void loadPart().finally(() => {
      setLoaded(part);
      setHeld(false);
    });
    return () => clearTimeout(timer);
  }, [isPlain]);
  return isPlain ? undefined : (loaded ?? (isHeld ? "held" : undefined));
}

/** A text with its formulas typeset. */
export function WithFormulas({ children: text }: { readonly children: string }) {
  const formulas = useFormulas(text);
  const language = use(SetLanguage);
  if (formulas === "held") return <span className={styles.held}>{withoutTeX(text)}</span>;
  return formulas ? <formulas.Formulas text={text} language={language} /> : withoutTeX(text);
}

/** True once a text has its final look. */
export const useIsSet = (text: string): boolean => useFormulas(text) !== "held";

/** A text in spoken form. */
export function Said({ children: text }: { readonly children: string }) {
  useFormulas(text);
  return said(text);
}

type Props = {
  readonly children: string;
  /** True for use within a line; otherwise the text is aligned to the side of its own direction. */
  readonly inline?: boolean;
  /** True for an answer in a pupil's own words. Formulas are not typeset in it: one could cover the page. */
  readonly isAnswer?: boolean;
};

/** A text of a set, or an answer to it, and nothing else: in its language and direction. */
export function SetText({ children, inline, isAnswer }: Props) {
  const side = useSide();
  return (
    <bdi className={inline ? "" : styles.text} lang={use(SetLanguage)} dir={hasLetters(children) ? "auto" : side}>
      {isAnswer ? children : <WithFormulas>{children}</WithFormulas>}
    </bdi>
  );
}

/**
 * Tells if a text has letters outside formulas: only they have a direction; numbers and formulas follow the words around them.
 */
const hasLetters = (text: string): boolean => /\p{L}/u.test(text.replaceAll(/\$[^$]*\$/g, ""));

/** A text in spoken form: formulas become words once the script for them has loaded. */
export const said = (text: string): string => (part && text.includes("$") ? part.saidText(text) : withoutTeX(text));

/** Pupils do not read TeX: if nothing can speak a formula, the text only says that there is one. */
const withoutTeX = (text: string): string =>
  text.replaceAll(/\$+([^$]+)\$+/g, (all, tex: string) => (/[\\^_{}]/.test(tex) ? "(formül)" : all));
