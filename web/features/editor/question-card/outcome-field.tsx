import { outcomeOrTopic } from "#words/shared-sentences";
import { useEffect, useId, useState } from "react";
import { questionFields } from "#question/fields/fields";
import { characters } from "#question/text";
import { questions } from "#api/sets-api";
import { TextField } from "#ui/fields/field.tsx";
import * as styles from "./outcome-field.module.css";

type Props = {
  readonly value: string;
  readonly error: string | undefined;
  /** Outcomes of this set, newest first. */
  readonly suggested: readonly string[];
  readonly onChange: (outcome: string) => void;
  readonly onBlur: () => void;
};

/** Field for the learning outcome or topic of a question: typed, or chosen from those the teacher has named before. */
export function OutcomeField({ value, error, suggested, onChange, onBlur }: Props) {
  const list = useId();
  const own = useOwnOutcomes();
  const others = suggested.filter((outcome) => outcome !== value);
  return (
    <div className={styles.outcome}>
      <TextField
        label={outcomeOrTopic}
        aside={`isteğe bağlı, ${characters(value)} / ${questionFields.outcome.values.upTo}`}
        placeholder="Örnek: M.8.1.2.3 ya da Kesirler"
        list={list}
        autoComplete="off"
        value={value}
        error={error}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
      />
      <datalist id={list}>
        {own.map((outcome) => (
          <option key={outcome} value={outcome}>
            {outcome}
          </option>
        ))}
      </datalist>
      {others.length > 0 && (
        <ul className={`flow ${styles.suggested}`} aria-label="Bu setteki kazanım ve konular">
          {others.slice(0, SHOWN).map((outcome) => (
            <li key={outcome}>
              <button type="button" onClick={() => onChange(outcome)}>
                {outcome}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const SHOWN = 6;

/** Fetched once a visit; without suggestions the field is an ordinary one. */
let asked: Promise<readonly string[]> | undefined;

function useOwnOutcomes(): readonly string[] {
  const [own, setOwn] = useState<readonly string[]>([]);
  useEffect(() => {
    let isHere = true;
    asked ??= questions.outcomes().then(
      ({ outcomes }) => outcomes,
      () => {
        asked = undefined;
        return [];
      },
    );
    void asked.then((outcomes) => isHere && setOwn(outcomes));
    return () => {
      isHere = false;
    };
  }, []);
  return own;
}
