import { createContext, use, useEffect, useState } from "react";
import { cx } from "../ui/cx";
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

type Props = {
  readonly children: string;
  /** Amid a line; else it begins at its own side. */
  readonly inline?: boolean;
  readonly className?: string | undefined;
};

/** A text of a set: in its language and direction, with its formulas set. What has no dollar loads nothing. */
export function SetText({ children: text, inline, className }: Props) {
  const [loaded, setLoaded] = useState(part);
  const isPlain = !text.includes("$");
  useEffect(() => {
    if (!isPlain) void loadFormulas().then(() => setLoaded(part));
  }, [isPlain, text]);
  const Tag = inline ? "bdi" : "span";
  return (
    <Tag className={cx(!inline && styles.text, className)} lang={use(SetLanguage)} dir="auto">
      {isPlain || !loaded ? text : <loaded.Formulas text={text} />}
    </Tag>
  );
}

/** A text as it is said: formulas in words, once there is who knows them. */
export const said = (text: string): string => (part && text.includes("$") ? part.saidText(text) : text);
