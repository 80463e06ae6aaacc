import { Choices } from "#ui/fields/choices.tsx";
import { Field } from "#ui/fields/field.tsx";
import { Switch } from "#ui/fields/switch.tsx";
import { LabelField } from "../dialogs/label-field";
import styles from "./new-game.module.css";
import { SeatsField } from "./seats-field";
import type { ChosenSettings } from "./ways";

type Props = {
  readonly settings: ChosenSettings;
  readonly onChange: (change: Partial<ChosenSettings>) => void;
  readonly label: string;
  readonly onLabel: (label: string) => void;
};

const readingSeconds = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const advanceSeconds = [5, 10, 15, 20, 30];

/** Settings that rarely change; without phones those about phones are left out. */
export function OtherFields({ settings, onChange, label, onLabel }: Props) {
  const onPhones = settings.answers === undefined;
  return (
    <>
      <LabelField label={label} onChange={onLabel} />
      <div className={styles.switches}>
        <Switch
          label="Soruları karıştır"
          checked={settings.shuffle_questions}
          onChange={(shuffle_questions) => onChange({ shuffle_questions })}
        />
        <Switch
          label="Şıkları karıştır"
          checked={settings.shuffle_options}
          onChange={(shuffle_options) => onChange({ shuffle_options })}
        />
        {onPhones ? (
          <OnPhones settings={settings} onChange={onChange} />
        ) : (
          <Switch
            label="Cevaplar tamam olunca soru kapansın"
            hint="Kapalıyken siz kapatırsınız; o zamana kadar cevap değişebilir."
            checked={settings.auto_close === true}
            onChange={(isOn) => onChange({ auto_close: isOn || undefined })}
          />
        )}
      </div>
      {onPhones && (
        <Choices
          label="Öğrenci sonucunu ne zaman görsün?"
          choices={[
            { value: "at_close", label: "Süre bitince" },
            { value: "instant", label: "Cevap verince" },
          ]}
          hint={
            settings.verdict === "instant" ? "Sonucu erken gören öğrenci, cevabı yanındakine söyleyebilir." : undefined
          }
          value={settings.verdict}
          onChange={(verdict) => onChange({ verdict })}
        />
      )}
      <div className={styles.pair}>
        <Field label="Okuma süresi" hint="Şıklar bu süre dolunca görünür.">
          {(control) => (
            <select
              {...control}
              value={settings.reading_seconds}
              onChange={(event) => onChange({ reading_seconds: Number(event.target.value) })}
            >
              {readingSeconds.map((seconds) => (
                <option key={seconds} value={seconds}>
                  {seconds === 0 ? "Yok" : `${seconds} saniye`}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label="Sıradaki soruya geçiş" hint="Cevap gösterildikten sonra.">
          {(control) => (
            <select
              {...control}
              value={settings.auto_advance_seconds}
              onChange={(event) => onChange({ auto_advance_seconds: Number(event.target.value) })}
            >
              <option value={0}>Ben geçerim</option>
              {withPresent(advanceSeconds, settings.auto_advance_seconds).map((seconds) => (
                <option key={seconds} value={seconds}>
                  {seconds} saniye sonra
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      {onPhones && <SeatsField settings={settings} onChange={onChange} />}
    </>
  );
}

function OnPhones({ settings, onChange }: Pick<Props, "settings" | "onChange">) {
  return (
    <>
      <Switch
        label="Sonradan katılınabilsin"
        checked={settings.late_join}
        onChange={(late_join) => onChange({ late_join })}
      />
      <Switch
        label="Ne kadar emin olduklarını sor"
        hint="Cevapla birlikte: Tahmin ettim, Sanırım, Eminim. Puan değişmez; raporda “emin ama yanlış” ayrı görünür."
        checked={settings.confidence === true}
        onChange={(isOn) => onChange({ confidence: isOn || undefined })}
      />
      <Switch
        label="Soru aralarında bilye yuvarlayabilsinler"
        hint="Beş bilyeden biri, yazısız; tahtada yuvarlanır, kimin yolladığı görünmez."
        checked={settings.reactions !== false}
        onChange={(isOn) => onChange({ reactions: isOn ? undefined : false })}
      />
      {settings.identity !== "roster" && (
        <Switch
          label="Takma adları Bilye versin"
          hint="Meraklı Kirpi gibi; kimse kendi adını yazmaz."
          checked={settings.generated_names}
          onChange={(generated_names) => onChange({ generated_names })}
        />
      )}
    </>
  );
}

/** A game that is played again may have a value that is not offered here. */
const withPresent = (offered: readonly number[], present: number): readonly number[] =>
  present === 0 || offered.includes(present) ? offered : [...offered, present].toSorted((a, b) => a - b);
