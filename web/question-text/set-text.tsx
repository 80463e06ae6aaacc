import { createContext, use, useEffect, useState } from "react";
import styles from "./set-text.module.css";

/** The language that the texts of a set are written in, as a BCP 47 tag; undefined where nobody has said. */
export const SetLanguage = createContext<string | undefined>(undefined);

/** For what stands beside texts of a set, as a tile's letter: they are read from that side. */
export const useSide = () => (/^(ar|ckb|fa|he|ur)\b/.test(use(SetLanguage) ?? "") ? "rtl" : undefined);

/** So long a text with a dollar in it is held back for what draws its formulas. */
const HELD_MS = 3_000;

type FormulaPart = typeof import("./formula-part");
let part: FormulaPart | undefined;
let loading: Promise<unknown> | undefined;

/** What splits and says texts with a dollar in them. A network that fails now may be there for the next text. */
const loadPart = () =>
  (loading ??= import("./formula-part").then(
    (loaded) => (part = loaded),
    () => (loading = undefined),
  ));

/** All that formulas need, ahead of the first text that has one; the answer comes when it is there, or cannot be had. */
export const loadFormulas = () => loadPart().then(() => part?.loadLibrary());

/** The part that a text needs, once it is there: "held" for a moment until then. What has no dollar loads nothing. */
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

/** A text with its formulas set. */
export function WithFormulas({ children: text }: { readonly children: string }) {
  const formulas = useFormulas(text);
  const language = use(SetLanguage);
  if (formulas === "held") return <span className={styles.held}>{withoutTeX(text)}</span>;
  return formulas ? <formulas.Formulas text={text} language={language} /> : withoutTeX(text);
}

/** Whether a text stands as it is going to stand. */
export const useIsSet = (text: string): boolean => useFormulas(text) !== "held";

/** A text as it is said. */
export function Said({ children: text }: { readonly children: string }) {
  useFormulas(text);
  return said(text);
}

type Props = {
  readonly children: string;
  /** Amid a line; else it begins at its own side. */
  readonly inline?: boolean;
};

/** A text of a set and nothing else: in its language and direction. */
export function SetText({ children, inline }: Props) {
  const side = useSide();
  return (
    <bdi className={inline ? "" : styles.text} lang={use(SetLanguage)} dir={hasLetters(children) ? "auto" : side}>
      <WithFormulas>{children}</WithFormulas>
    </bdi>
  );
}

/** Figures and formulas have no side of their own, and stand on that of the words around them. */
const hasLetters = (text: string): boolean => /\p{L}/u.test(text.replaceAll(/\$[^$]*\$/g, ""));

/** A text as it is said: formulas in words, once there is a script that knows them. */
export const said = (text: string): string => (part && text.includes("$") ? part.saidText(text) : withoutTeX(text));

/** TeX is no language of pupils: where nothing can say a formula, the text says that there is one. */
const withoutTeX = (text: string): string =>
  text.replaceAll(/\$+([^$]+)\$+/g, (all, tex: string) => (/[\\^_{}]/.test(tex) ? "(formül)" : all));
