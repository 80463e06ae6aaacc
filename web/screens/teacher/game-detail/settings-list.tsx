import type { GameSettings } from "#protocol/game-settings";
import { decimal, number } from "../../../lib/format";
import styles from "./settings-list.module.css";

const scorings = { speed: "Hız", balanced: "Dengeli", accuracy: "Doğruluk" } as const;
const yes = (is: boolean) => (is ? "Açık" : "Kapalı");

/** How this game is played; chosen when it was made. */
export function SettingsList({ settings }: { readonly settings: GameSettings }) {
  const lines: readonly (readonly [what: string, how: string])[] = [
    ["Puanlama", scorings[settings.scoring]],
    ["Süre", settings.time_factor === 1 ? "Sorudaki kadar" : `Süre ×${decimal(settings.time_factor)}`],
    ["Okuma süresi", settings.reading_seconds === 0 ? "Yok" : `${settings.reading_seconds} sn`],
    ["Telefonlarda puan durumu", yes(settings.show_leaderboard)],
    ["Soruları karıştır", yes(settings.shuffle_questions)],
    ["Şıkları karıştır", yes(settings.shuffle_options)],
    ["Oyun başladıktan sonra katılım", yes(settings.late_join)],
    ["Takma adları Bilye versin", yes(settings.generated_names)],
    ["Sonuç", settings.verdict === "instant" ? "Cevaplayınca hemen" : "Soru kapanınca"],
    [
      "Sıradaki soruya geçiş",
      settings.auto_advance_seconds === 0 ? "Siz geçirirsiniz" : `${settings.auto_advance_seconds} sn sonra`,
    ],
    ...(settings.capacity === undefined ? [] : [["En çok oyuncu", number(settings.capacity)] as const]),
  ];
  return (
    <dl className={styles.list}>
      {lines.map(([what, how]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{how}</dd>
        </div>
      ))}
    </dl>
  );
}
