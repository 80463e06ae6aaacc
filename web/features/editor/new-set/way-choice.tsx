import { manyAtOnce } from "#words/shared-sentences";
import { RadioRows, type RadioRow } from "#ui/fields/radio-rows.tsx";
import * as styles from "./way-choice.module.css";

export type Way = "empty" | "import" | "copy" | "example";

const ways: readonly RadioRow<Way>[] = [
  { value: "empty", icon: "edit", label: "Boş başla", line: "Soruları tek tek yazın." },
  {
    value: "import",
    icon: "upload",
    label: manyAtOnce,
    line: "PDF, Word, Excel, Kahoot, düz metin.",
  },
  { value: "copy", icon: "copy", label: "Var olan seti çoğalt", line: "Eskisi olduğu gibi kalır." },
  { value: "example", icon: "list", label: "Örnek setle başla", line: "Hazır bir seti alıp değiştirin." },
];

type Props = { readonly way: Way; readonly onChange: (way: Way) => void };

/** Chooses how a set begins. */
export const WayChoice = ({ way, onChange }: Props) => (
  <RadioRows label="Nasıl başlayalım?" rows={ways} value={way} onChange={onChange} className={styles.ways} />
);
