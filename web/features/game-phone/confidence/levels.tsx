import { use, useState } from "react";
import type { Confidence } from "#protocol/live/played-question";
import type { LiveQuestion } from "#game-client/game";
import { cx } from "#ui/cx";
import { useKeyDown } from "#ui/use/use-key-down";
import { ExtrasContext } from "../extras-context";
import * as styles from "./levels.module.css";
import { useSaid } from "./use-said";

const levels: readonly (readonly [confidence: Confidence, ask: string, said: string])[] = [
  [1, "Tahmin ettim", "Tahmin ettin."],
  [2, "Sanırım", "Öyle sanıyorsun."],
  [3, "Eminim", "Eminsin."],
];

/** Asks how sure the pupil is of the answer just given: one tap, once, or keys 1 to 3. */
export function Levels({ question }: { readonly question: LiveQuestion }) {
  const [pressed, press] = useState<Confidence | null>(null);
  const said = question.your_confidence ?? pressed;
  useSaid(use(ExtrasContext), question, pressed);
  useKeyDown(({ key, target, ctrlKey, metaKey, altKey }) => {
    if (said || ctrlKey || metaKey || altKey || document.querySelector("dialog[open]")) return;
    const level =
      target instanceof HTMLInputElement ? undefined : levels.find(([confidence]) => key === `${confidence}`);
    if (level) press(level[0]);
  });
  return (
    <div className={styles.panel}>
      <b>
        {said
          ? `${levels[said - 1]![2]} Sonuç ${question.ends_at === null ? "soru" : "süre"} bitince burada.`
          : "Cevabın alındı. Ne kadar eminsin?"}
      </b>
      {said ? "Puanını değiştirmez." : "Puanını değiştirmez, istersen geç."}
      <div className={styles.levels} role="group" aria-label="Ne kadar eminsin?">
        {levels.map(([confidence, name]) => (
          <button
            key={confidence}
            type="button"
            className={cx(styles.level, said !== null && said !== confidence && styles.other)}
            aria-pressed={said === confidence}
            aria-disabled={said !== null}
            onClick={() => said ?? press(confidence)}
          >
            <span className={styles.beads} aria-hidden="true">
              {levels.map(([bead]) => (
                <i key={bead} className={cx(bead <= confidence && styles.full)} />
              ))}
            </span>
            {name}
          </button>
        ))}
      </div>
    </div>
  );
}
