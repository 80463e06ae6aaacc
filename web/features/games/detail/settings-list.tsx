import type { GameSettings } from "#protocol/game-settings";
import { decimal, number } from "#words/format";
import styles from "./settings-list.module.css";

const scorings = { speed: "Hız", balanced: "Dengeli", accuracy: "Doğruluk" } as const;
const yes = (is: boolean) => (is ? "Açık" : "Kapalı");

type Told = readonly [what: string, how: string];
/** Null in a game without phones, which has no phone to show anything. */
const onPhones = (settings: GameSettings, told: Told) => (settings.answers ? null : told);

/**
 * One line for each setting, in the order of the list; null if it says nothing about this game. The page's head tells how
 * answers come in.
 */
const lines: { readonly [Setting in keyof GameSettings]-?: (settings: GameSettings) => Told | null } = {
  answers: () => null,
  class_id: () => null,
  scoring: ({ scoring }) => ["Puanlama", scorings[scoring]],
  clock: ({ clock }) => (clock === "none" ? ["Süre", "Süresiz, siz bitirirsiniz"] : null),
  time_factor: ({ clock, time_factor }) =>
    clock === "none" ? null : ["Süre", time_factor === 1 ? "Sorudaki kadar" : `Süre ×${decimal(time_factor)}`],
  reading_seconds: ({ reading_seconds: seconds }) => ["Okuma süresi", seconds === 0 ? "Yok" : `${seconds} sn`],
  identity: (settings) =>
    settings.class_id === undefined
      ? null
      : onPhones(settings, ["Öğrenciler nasıl girer", settings.identity === "roster" ? "Numarayla" : "Takma adla"]),
  teams: ({ teams }) => (teams ? ["Takımlar", teams.names.join(", ")] : null),
  shuffle_questions: ({ shuffle_questions }) => ["Soruları karıştır", yes(shuffle_questions)],
  shuffle_options: ({ shuffle_options }) => ["Şıkları karıştır", yes(shuffle_options)],
  show_leaderboard: (settings) =>
    settings.standing
      ? null
      : onPhones(settings, ["Puan durumu telefonda da görünsün", yes(settings.show_leaderboard)]),
  standing: ({ standing }) => (standing ? ["Puan durumu", "Yalnız sonda"] : null),
  late_join: (settings) => onPhones(settings, ["Sonradan katılınabilsin", yes(settings.late_join)]),
  generated_names: (settings) => onPhones(settings, ["Takma adları Bilye versin", yes(settings.generated_names)]),
  verdict: (settings) =>
    onPhones(settings, ["Sonuç", settings.verdict === "instant" ? "Cevap verince" : "Süre bitince"]),
  confidence: ({ confidence }) => (confidence ? ["Ne kadar emin olduklarını sor", yes(true)] : null),
  reactions: ({ reactions }) => (reactions === false ? ["Soru aralarında bilye yuvarlayabilsinler", yes(false)] : null),
  auto_close: ({ answers, auto_close }) =>
    answers ? ["Cevaplar tamam olunca soru kapansın", yes(auto_close === true)] : null,
  auto_advance_seconds: ({ auto_advance_seconds: pause }) => [
    "Sıradaki soruya geçiş",
    pause === 0 ? "Siz geçersiniz" : `${pause} sn sonra`,
  ],
  capacity: ({ capacity }) => (capacity === undefined ? null : ["En çok oyuncu", number(capacity)]),
};

/** Settings of a game, line by line. */
export const settingsLines = (settings: GameSettings): readonly Told[] =>
  Object.values(lines).flatMap((line) => {
    const told = line(settings);
    return told ? [told] : [];
  });

/** Lists the settings of this game, chosen when it was made. */
export function SettingsList({ settings }: { readonly settings: GameSettings }) {
  return (
    <dl className={styles.list}>
      {settingsLines(settings).map(([what, how]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{how}</dd>
        </div>
      ))}
    </dl>
  );
}
