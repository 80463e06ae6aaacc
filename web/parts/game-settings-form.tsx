import type { GameSettings } from "#protocol/messages";
import { Choices } from "../ui/choices";
import { Field } from "../ui/field";
import { Switch } from "../ui/switch";
import { scoringHint } from "./game-settings";
import styles from "./new-game.module.css";

type Props = { readonly settings: GameSettings; readonly onChange: (settings: GameSettings) => void };

const readingSeconds = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const advanceSeconds = [5, 10, 15, 20, 30];

/** How a game is played. What is changed often stands first, the rest behind one fold. */
export function GameSettingsForm({ settings, onChange }: Props) {
  const set = (change: Partial<GameSettings>) => onChange({ ...settings, ...change });
  return (
    <div className={styles.settings}>
      <Choices
        label="Puanlama"
        choices={[
          { value: "speed", label: "Hız" },
          { value: "balanced", label: "Dengeli" },
          { value: "accuracy", label: "Doğruluk" },
        ]}
        hint={scoringHint(settings.scoring)}
        value={settings.scoring}
        onChange={(scoring) => set({ scoring })}
      />
      <Choices
        label="Süre"
        choices={[
          { value: 1, label: "Normal" },
          { value: 1.5, label: "1,5 katı" },
          { value: 2, label: "2 katı" },
        ]}
        value={settings.time_factor}
        onChange={(time_factor) => set({ time_factor })}
      />
      <div className={styles.switches}>
        <Switch
          label="Soruları karıştır"
          checked={settings.shuffle_questions}
          onChange={(shuffle_questions) => set({ shuffle_questions })}
        />
        <Switch
          label="Şıkları karıştır"
          checked={settings.shuffle_options}
          onChange={(shuffle_options) => set({ shuffle_options })}
        />
        <Switch
          label="Takma adları Bilye versin"
          hint="Meraklı Kirpi gibi; kimse kendi adını yazmaz."
          checked={settings.generated_names}
          onChange={(generated_names) => set({ generated_names })}
        />
        <Switch
          label="Oyun başladıktan sonra da katılınabilsin"
          checked={settings.late_join}
          onChange={(late_join) => set({ late_join })}
        />
      </div>
      <details className={styles.more}>
        <summary>Diğer ayarlar</summary>
        <div className={styles.settings}>
          <Choices
            label="Öğrenci sonucunu ne zaman görsün?"
            choices={[
              { value: "at_close", label: "Süre bitince" },
              { value: "instant", label: "Cevap verince" },
            ]}
            hint={
              settings.verdict === "instant"
                ? "Sonucu erken gören öğrenci, cevabı yanındakine söyleyebilir."
                : undefined
            }
            value={settings.verdict}
            onChange={(verdict) => set({ verdict })}
          />
          <div className={styles.pair}>
            <Field label="Okuma süresi" hint="Şıklara bu süre dolunca basılabilir.">
              {(control) => (
                <select
                  {...control}
                  value={settings.reading_seconds}
                  onChange={(event) => set({ reading_seconds: Number(event.target.value) })}
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
                  onChange={(event) => set({ auto_advance_seconds: Number(event.target.value) })}
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
          <Switch
            label="Puan durumunu telefonlarda göster"
            hint="Kapalıyken öğrenciler sıralarını oyun bitince görür."
            checked={settings.show_leaderboard}
            onChange={(show_leaderboard) => set({ show_leaderboard })}
          />
        </div>
      </details>
    </div>
  );
}

/** A game that is played again may have a value that is not offered here. */
const withPresent = (offered: readonly number[], present: number): readonly number[] =>
  present === 0 || offered.includes(present) ? offered : [...offered, present].toSorted((a, b) => a - b);
