import { useEffect, useEffectEvent, useState, type Ref } from "react";
import { cx } from "../cx";
import { Icon } from "../drawn/icon";
import styles from "./search-field.module.css";
import { nowSearching, type SearchText } from "./search-text";

type Props = {
  /** Accessible name, and the words inside while it is empty. */
  readonly label: string;
  readonly value: string;
  /** Called when typing pauses. */
  readonly onSearch: (text: string) => void;
  readonly inputRef?: Ref<HTMLInputElement>;
  /** The page is there to search. */
  readonly large?: boolean;
};

const PAUSE_MS = 300;

export function SearchField({ label, value, onSearch, inputRef, large }: Props) {
  const [field, setField] = useState<SearchText>({ text: value, known: value, sent: [] });
  const { text, known } = field;
  if (known !== value) setField(nowSearching(field, value));
  const search = useEffectEvent((sent: string) => {
    setField((now) => ({ ...now, sent: [...now.sent, sent] }));
    onSearch(sent);
  });
  useEffect(() => {
    if (text.trim() === known) return undefined;
    const timer = setTimeout(() => search(text.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, known]);
  return (
    <label className={cx(styles.search, large && styles.large)}>
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
        onChange={({ target }) => setField((now) => ({ ...now, text: target.value }))}
      />
    </label>
  );
}
