import { manyAtOnce } from "#words/shared-sentences";
import { Icon, type IconName } from "#ui/drawn/icon.tsx";
import * as styles from "./way-choice.module.css";

export type Way = "empty" | "import" | "copy" | "example";

const ways: readonly { id: Way; icon: IconName; label: string; text: string }[] = [
  { id: "empty", icon: "edit", label: "Boş başla", text: "Soruları tek tek yazın." },
  {
    id: "import",
    icon: "upload",
    label: manyAtOnce,
    text: "Word, Excel, Kahoot, Moodle, düz metin.",
  },
  { id: "copy", icon: "copy", label: "Var olan seti çoğalt", text: "Eskisi olduğu gibi kalır." },
  { id: "example", icon: "list", label: "Örnek setle başla", text: "Hazır bir seti alıp değiştirin." },
];

type Props = { readonly way: Way; readonly onChange: (way: Way) => void };

/** Chooses how a set begins. */
export function WayChoice({ way, onChange }: Props) {
  return (
    <fieldset className={styles.ways}>
      <legend>Nasıl başlayalım?</legend>
      {ways.map(({ id, icon, label, text }) => (
        <label key={id} className={styles.way}>
          <input
            className="over"
            type="radio"
            name="way"
            value={id}
            checked={id === way}
            onChange={() => onChange(id)}
          />
          <span className={styles.face}>
            <Icon name={icon} />
            <span>
              <b>{label}</b>
              <small>{text}</small>
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
