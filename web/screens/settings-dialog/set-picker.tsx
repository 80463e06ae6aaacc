import { noSetNamed } from "#words/sentence-forms";
import { startTransition, useEffect, useRef, useState, type ReactNode } from "react";
import type { ListedSet } from "#protocol/http/replies/question-sets";
import type { Page } from "#protocol/http/page";
import { daysAgo } from "#words/format";
import { sets } from "#api/sets-api";
import { hasNoRows, useIsEmptyList } from "../use-is-empty-list";
import { Icon } from "#ui/drawn/icon.tsx";
import { SearchField } from "#ui/fields/search-field.tsx";
import { RowBars } from "#ui/drawn/skeleton.tsx";
import { NoSets } from "../no-sets";
import { Block } from "../page/block";
import * as styles from "./set-picker.module.css";

const SHOWN = 50;

const search = (q: string) => sets.list({ q, page_size: SHOWN, sort: "updated" });

type Props = {
  /** Shown if the teacher has no set. */
  readonly none?: ReactNode;
  readonly onPick: (set: ListedSet) => void;
};

/** The teacher's sets, the last edited first, to choose one for playing. */
export function SetPicker({ none = <NoSets />, onPick }: Props) {
  const [q, setQ] = useState("");
  const [found, setFound] = useState(() => search(""));
  const isBare = useIsEmptyList(found, q !== "", hasNoRows);
  const picker = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The field that had the focus is gone.
    if (isBare && document.activeElement === document.body) picker.current?.focus();
  }, [isBare]);
  const look = (text: string) => {
    setQ(text);
    startTransition(() => setFound(search(text)));
  };
  return (
    <div ref={picker} tabIndex={-1} className={styles.picker}>
      {!isBare && <SearchField label="Set ara" value={q} onSearch={look} />}
      <Block
        value={found}
        of={q}
        failure="Setleriniz yüklenemedi."
        skeleton={<RowBars count={3} />}
        onRetry={() => look(q)}
      >
        {(page) => <Found page={page} q={q} none={none} onPick={onPick} />}
      </Block>
    </div>
  );
}

type FoundProps = Required<Props> & { readonly page: Page<ListedSet>; readonly q: string };

function Found({ page: { items, total }, q, none, onPick }: FoundProps) {
  if (total === 0 && q !== "") return <p role="status">{noSetNamed(q)}</p>;
  if (total === 0) return none;
  return (
    <>
      <ul className={styles.sets}>
        {items.map((set) => (
          <li key={set.id}>
            <SetRow set={set} onPick={onPick} />
          </li>
        ))}
      </ul>
      {total > items.length && <p className={styles.note}>Son düzenlenen {SHOWN} set. Ötekileri adıyla arayın.</p>}
    </>
  );
}

function SetRow({ set, onPick }: { readonly set: ListedSet; readonly onPick: (set: ListedSet) => void }) {
  const isEmpty = set.question_count === 0;
  return (
    <button
      type="button"
      className={`row between ${styles.set}`}
      aria-disabled={isEmpty || undefined}
      onClick={isEmpty ? undefined : () => onPick(set)}
    >
      <span>
        <b>{set.title}</b>
        <small className="quiet">{setLine(set)}</small>
      </span>
      {!isEmpty && <Icon name="arrow" />}
    </button>
  );
}

/** "12 soru, dün oynandı" */
export function setLine({ question_count, last_game }: ListedSet): string {
  if (question_count === 0) return "Henüz soru yok";
  return last_game === null
    ? `${question_count} soru, henüz oynanmadı`
    : `${question_count} soru, ${daysAgo(last_game.at)} oynandı`;
}
