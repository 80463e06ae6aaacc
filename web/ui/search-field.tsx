import { useEffect, useEffectEvent, useRef, useState, type Ref } from "react";
import { Icon } from "./icon";
import styles from "./search-field.module.css";

type Props = {
  /** Accessible name, and the words inside while it is empty. */
  readonly label: string;
  readonly value: string;
  /** Called when typing pauses. */
  readonly onSearch: (text: string) => void;
  readonly inputRef?: Ref<HTMLInputElement>;
};

const PAUSE_MS = 300;

export function SearchField({ label, value, onSearch, inputRef }: Props) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  // The search was changed from outside: cleared, or by going back.
  if (known !== value) {
    setKnown(value);
    setText(value);
  }
  const timer = useRef<number | undefined>(undefined);
  const search = useEffectEvent(onSearch);
  useEffect(() => {
    if (text.trim() === known) return undefined;
    timer.current = window.setTimeout(() => search(text.trim()), PAUSE_MS);
    return () => clearTimeout(timer.current);
  }, [text, known]);
  return (
    <label className={styles.search}>
      <span className="vh">{label}</span>
      <Icon name="search" />
      <input
        ref={inputRef}
        type="search"
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={100}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </label>
  );
}
