import type { GameSettings } from "#protocol/game-settings";
import { decimal, number } from "../../../lib/format";
import styles from "./settings-list.module.css";

const scorings = { speed: "Hız", balanced: "Dengeli", accuracy: "Doğruluk" } as const;
const yes = (is: boolean) => (is ? "Açık" : "Kapalı");

type Line = readonly [what: string, how: string];
/** What only a game has in which everybody answers from a phone. */
const onPhones = (settings: GameSettings): readonly Line[] => [
  ["Puan durumu telefonda da görünsün", yes(settings.show_leaderboard)],
  ["Sonradan katılınabilsin", yes(settings.late_join)],
  ["Takma adları Bilye versin", yes(settings.generated_names)],
  ["Sonuç", settings.verdict === "instant" ? "Cevap verince" : "Süre bitince"],
];

/** How this game is played; chosen when it was made. */
export function SettingsList({ settings }: { readonly settings: GameSettings }) {
  const { answers, clock, teams, confidence, reactions, capacity, auto_advance_seconds: pause } = settings;
  const factor = settings.time_factor === 1 ? "Sorudaki kadar" : `Süre ×${decimal(settings.time_factor)}`;
  const lines: readonly Line[] = [
    ["Puanlama", scorings[settings.scoring]],
    ["Süre", clock === "none" ? "Süresiz, siz bitirirsiniz" : factor],
    ["Okuma süresi", settings.reading_seconds === 0 ? "Yok" : `${settings.reading_seconds} sn`],
    ...(teams ? [["Takımlar", teams.names.join(", ")] as const] : []),
    ["Soruları karıştır", yes(settings.shuffle_questions)],
    ["Şıkları karıştır", yes(settings.shuffle_options)],
    ...(answers ? [] : onPhones(settings)),
    ...(confidence ? [["Ne kadar emin olduklarını sor", yes(true)] as const] : []),
    ...(reactions === false ? [["Soru aralarında bilye yuvarlayabilsinler", yes(false)] as const] : []),
    ["Sıradaki soruya geçiş", pause === 0 ? "Siz geçersiniz" : `${pause} sn sonra`],
    ...(capacity === undefined ? [] : [["En çok oyuncu", number(capacity)] as const]),
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
