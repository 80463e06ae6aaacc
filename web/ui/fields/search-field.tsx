import { useEffect, useEffectEvent, useLayoutEffect, useState, type Ref } from "react";
import { cx } from "../cx";
import { Icon } from "../drawn/icon";
import * as styles from "./search-field.module.css";
import { nowSearching, type SearchText } from "./search-text";

type Props = {
  /** Accessible name, and the words inside while it is empty. */
  readonly label: string;
  readonly value: string;
  /** Called when typing pauses. */
  readonly onSearch: (text: string) => void;
  readonly inputRef?: Ref<HTMLInputElement>;
  /** True if searching is what the page is for. */
  readonly large?: boolean;
};

const PAUSE_MS = 300;

export function SearchField({ label, value, onSearch, inputRef, large }: Props) {
  const [{ text, sent }, setField] = useState<SearchText>({ text: value, sent: [] });
  // oxlint-disable-next-line react/set-state-in-effect -- a render of a transition may be begun again, and would take letters along
  useLayoutEffect(() => setField((now) => nowSearching(now, value)), [value]);
  const search = useEffectEvent((wanted: string) => {
    setField((now) => ({ ...now, sent: [...now.sent, wanted] }));
    onSearch(wanted);
  });
  const latest = sent.at(-1) ?? value;
  useEffect(() => {
    const wanted = text.trim();
    if (wanted === latest) return undefined;
    const timer = setTimeout(() => search(wanted), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, latest]);
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
