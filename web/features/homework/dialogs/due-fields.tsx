import { useId } from "react";
import { dueChoices, fieldsOf, type DueName } from "#words/due-day";
import { dateAndTime, isoDay } from "#words/format";
import { Chips } from "#ui/fields/chips.tsx";
import { Icon } from "#ui/drawn/icon.tsx";
import { momentOfDue, type Due } from "./choices";
import * as styles from "./due-fields.module.css";
import { MomentFields } from "./moment-fields";

type Props = {
  readonly due: Due;
  readonly now: number;
  /** Only evenings after this one are offered. */
  readonly after?: number | undefined;
  readonly fault: string | undefined;
  readonly onChange: (due: Due) => void;
};

/** Chooses the end: the usual evenings or any other moment, with the full date below. */
export function DueFields({ due, now, after = 0, fault, onChange }: Props) {
  const id = useId();
  const at = momentOfDue(due, now);
  const offered = dueChoices(now).filter((choice) => choice.at > after);
  const choose = (name: DueName | "other") => {
    // The fields begin with the previous choice.
    if (name === "other") onChange({ name, ...fieldsOf(Number.isNaN(at) ? now : at) });
    else onChange({ name });
  };
  const shown = due.name === "other" ? "other" : (offered.find((choice) => choice.at === at)?.value ?? "other");
  return (
    <div className={styles.due} aria-describedby={id}>
      <Chips
        label="Son gün"
        choices={[...offered, { value: "other" as const, label: "Başka tarih" }]}
        value={shown}
        onChange={choose}
      />
      {due.name === "other" && (
        <MomentFields
          label="Son gün"
          value={due}
          from={isoDay(now)}
          onChange={(fields) => onChange({ ...due, ...fields })}
        />
      )}
      <p id={id} className={fault ? styles.fault : styles.when} role="status">
        {fault ? (
          <>
            <Icon name="warning" /> {fault}
          </>
        ) : (
          `${dateAndTime(at)}. Süre dolunca cevap alınmaz; uzatabilirsiniz.`
        )}
      </p>
    </div>
  );
}
