import { clockRunsOn } from "#words/pupil-sentences";
import { byNicknameAlone, noClassYet } from "#words/shared-sentences";
import type { ReactNode } from "react";
import type { ListedClass } from "#protocol/http/replies/classes";
import { situationOf, wordsOf } from "#protocol/settings/fitted";
import { homeworkSettings, type HomeworkSettings } from "#protocol/settings/homework-settings";
import { dateAndTime, isoDay } from "#words/format";
import { fieldsOf, momentOf, noMoment } from "#words/due-day";
import type { Loaded } from "#screens/use-loaded";
import { Choices } from "#ui/fields/choices.tsx";
import { Icon } from "#ui/drawn/icon.tsx";
import type { SettingRow } from "#ui/fields/setting-rows.tsx";
import { intoView } from "#ui/into-view";
import { ClassChoice } from "#screens/forms/class-choice.tsx";
import { scoring } from "#protocol/settings/scoring";
import { CountingFields, countingLine, type CountingProps } from "./counting-fields";
import { attemptsOffered, type ChosenHomework, type OpeningTime } from "./choices";
import * as styles from "./due-fields.module.css";
import { MomentFields } from "./moment-fields";

type Props = {
  readonly settings: ChosenHomework;
  readonly onChange: (change: Partial<ChosenHomework>) => void;
  readonly classes: Loaded<readonly ListedClass[]>;
  readonly picked: { readonly id: string; readonly name: string } | undefined;
  readonly onClass: (classId: string | undefined) => void;
  readonly opening: OpeningTime;
  readonly openingFault: string | undefined;
  readonly onOpening: (opening: OpeningTime) => void;
  readonly now: number;
  /** Warning about attempts and verdicts in combination. */
  readonly warning: ReactNode;
  readonly counting: CountingProps;
};

export type RowName = "counting" | "class" | "attempts" | "verdict" | "clock" | "order" | "opening";

/** Settings besides the last day. */
export function homeworkRows(props: Props): readonly SettingRow<RowName>[] {
  const { settings, onChange, classes, picked, onClass, opening, warning } = props;
  const { attempts, verdict, clock, shuffle } = settings;
  const said = (name: keyof HomeworkSettings) => inWords(name, settings[name]);
  return [
    {
      name: "class",
      label: "Sınıf",
      value: picked ? `${picked.name}, numarayla girilir` : byNicknameAlone,
      content: (
        <ClassChoice
          classes={classes}
          value={picked?.id}
          none="Sınıfsız"
          nothing={noClassYet}
          hint="Sınıf seçilirse öğrenciler numarayla girer, kimin başlamadığı görünür ve sonuçlar gelişim tablosuna yazılır."
          onPick={onClass}
        />
      ),
    },
    {
      name: "attempts",
      label: homeworkSettings.attempts.label,
      value: said("attempts"),
      content: (
        <>
          <Choices
            label="Kaç kez yapılabilsin?"
            choices={attemptsOffered.map((value) => ({ value: value as number, label: String(value) }))}
            value={attempts}
            hint={attempts === 1 ? "Bir kez başlanır, kalınan yerden sürdürülebilir." : "En iyi deneme sayılır."}
            onChange={(chosen) => onChange({ attempts: chosen })}
          />
          {warning}
        </>
      ),
    },
    {
      name: "counting",
      label: scoring.label,
      value: countingLine(props.counting),
      content: <CountingFields {...props.counting} />,
    },
    {
      name: "verdict",
      label: homeworkSettings.verdict.label,
      value: said("verdict"),
      content: (
        <>
          <Choices
            label="Doğru cevap ne zaman görünsün?"
            choices={[
              { value: "each", label: inWords("verdict", "each") },
              { value: "after_due", label: inWords("verdict", "after_due") },
            ]}
            hint="Her sorudan sonra görülürse öğrenci öğrenerek ilerler. Not verecekseniz “Son günden sonra” seçin."
            value={verdict}
            onChange={(chosen) => onChange({ verdict: chosen })}
          />
          {warning}
        </>
      ),
    },
    {
      name: "clock",
      label: homeworkSettings.clock.label,
      value: said("clock"),
      content: (
        <Choices
          label="Soruların süresi olsun mu?"
          choices={[
            { value: "none", label: "Yok" },
            { value: "question", label: inWords("clock", "question") },
          ]}
          hint={clock === "none" ? "Herkes kendi hızında ilerler, ara verip dönebilir." : clockRunsOn}
          value={clock}
          onChange={(chosen) => onChange({ clock: chosen })}
        />
      ),
    },
    {
      name: "order",
      label: homeworkSettings.shuffle.label,
      value: said("shuffle"),
      content: (
        <Choices
          label="Sorular hangi sırayla gelsin?"
          choices={[
            { value: "set", label: inWords("shuffle", false) },
            { value: "mixed", label: inWords("shuffle", true) },
          ]}
          hint={shuffle ? "Her öğrenciye başka bir sırayla gelir; rapor setteki sırayladır." : undefined}
          value={shuffle ? "mixed" : "set"}
          onChange={(chosen) => onChange({ shuffle: chosen === "mixed" })}
        />
      ),
    },
    { name: "opening", label: "Başlangıç", value: openingLine(opening), content: <OpeningFields {...props} /> },
  ];
}

const inWords = (name: keyof HomeworkSettings, value: unknown): string =>
  wordsOf(homeworkSettings[name].words, value, situationOf({})) ?? "";

const openingLine = (opening: OpeningTime): string => {
  const at = opening && momentOf(opening.day, opening.clock);
  if (at === null) return "Hemen";
  return Number.isNaN(at) ? noMoment : dateAndTime(at);
};

function OpeningFields({ opening, openingFault, onOpening, now }: Props) {
  // A day later, at the same hour: a beginning that is easy to adjust.
  const proposed = () => fieldsOf(now + 24 * 3_600_000);
  return (
    <>
      <Choices
        label="Ne zaman açılsın?"
        choices={[
          { value: "now", label: "Hemen" },
          { value: "later", label: "Sonra" },
        ]}
        value={opening ? "later" : "now"}
        onChange={(chosen) => onOpening(chosen === "now" ? null : proposed())}
      />
      {opening && (
        <MomentFields
          label="Başlangıç"
          value={opening}
          from={isoDay(now)}
          onChange={(change) => onOpening({ ...opening, ...change })}
        />
      )}
      {openingFault && (
        <p role="alert" className={styles.fault} ref={intoView}>
          <Icon name="warning" /> {openingFault}
        </p>
      )}
    </>
  );
}
