import type { ChoiceDraft } from "#question/choice";
import { OptionBadge, optionColour, optionColours } from "../../options/option-badge";
import { cx } from "../../ui/cx";
import { keysOf } from "./draft";
import styles from "./preview.module.css";
import { SetText } from "../../texts/set-text";
import { shownLength } from "../../texts/shown-length";

type Props = { readonly draft: ChoiceDraft; readonly on: "board" | "phone" };

/** The options as the class will see them. */
export function Preview({ draft, on }: Props) {
  return (
    <div className={cx(styles.tiles, styles[on], on === "board" && tileSize(draft), optionColours(draft.options))}>
      {keysOf(draft).map((key) => (
        <div key={key} className={cx(styles.tile, optionColour(key))}>
          <OptionBadge letter={key} />
          <span className={styles.text}>
            <SetText>{draft.options[key]!.trim() || "…"}</SetText>
          </span>
        </div>
      ))}
    </div>
  );
}

function tileSize({ options }: ChoiceDraft): string | undefined {
  const longest = Math.max(...Object.values(options).map(shownLength));
  if (longest <= 30) return styles.tiles54;
  return longest <= 60 ? styles.tiles44 : styles.tiles38;
}
