import { createContext, use, useEffect, useState } from "react";
import styles from "./set-text.module.css";

/** The language that the texts of a set are written in, as a BCP 47 tag; undefined where nobody has said. */
export const SetLanguage = createContext<string | undefined>(undefined);

type FormulaPart = typeof import("./formula-part");
let part: FormulaPart | undefined;
let loading: Promise<unknown> | undefined;

/** What splits and says texts with a dollar in them. A network that fails now may be there for the next text. */
export const loadFormulas = () =>
  (loading ??= import("./formula-part").then(
    (loaded) => (part = loaded),
    () => (loading = undefined),
  ));

/** The part that a text needs, once it is there. What has no dollar loads nothing. */
function useFormulas(text: string): FormulaPart | undefined {
  const [loaded, setLoaded] = useState(part);
  const isPlain = !text.includes("$");
  useEffect(() => {
    if (!isPlain) void loadFormulas().then(() => setLoaded(part));
  }, [isPlain]);
  return isPlain ? undefined : loaded;
}

/** A text with its formulas set. */
export function WithFormulas({ children: text }: { readonly children: string }) {
  const formulas = useFormulas(text);
  const language = use(SetLanguage);
  return formulas ? <formulas.Formulas text={text} language={language} /> : text;
}

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
  return (
    <bdi className={inline ? "" : styles.text} lang={use(SetLanguage)} dir="auto">
      <WithFormulas>{children}</WithFormulas>
    </bdi>
  );
}

/** A text as it is said: formulas in words, once there is who knows them. */
export const said = (text: string): string => (part && text.includes("$") ? part.saidText(text) : text);
