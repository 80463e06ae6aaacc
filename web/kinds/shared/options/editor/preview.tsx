import { OptionBadge, optionColour, optionColours } from "../option-badge";
import { cx } from "#ui/cx";
import { Picture } from "#ui/drawn/picture.tsx";
import { areUntouched, withoutSpare, type OptionsDraft } from "../draft";
import { keysOf } from "../option-text";
import { isTrueFalse } from "../true-false";
import styles from "./preview.module.css";
import { SetText } from "#question-text/set-text.tsx";
import { shownLength } from "#question-text/shown-length";

type Props = {
  readonly draft: OptionsDraft;
  readonly on: "board" | "phone";
  /** True if several can be chosen: each has a ring at its right on the phone. */
  readonly isMany?: boolean;
};

/** The options as the class will see them. */
export const Preview = ({ draft, ...how }: Props) => (
  <Tiles draft={areUntouched(draft) ? draft : withoutSpare(draft)} {...how} />
);

/** Previews any draft with letters and texts. */
export function Tiles({ draft, on, isMany = false }: Props) {
  const keys = keysOf(draft.options);
  const images = Object.keys(draft.option_images ?? {}).length > 0 ? draft.option_images : undefined;
  return (
    <div
      className={cx(
        styles.tiles,
        styles[on],
        on === "board" && (isTrueFalse(draft) ? styles.words : tileSize(draft)),
        styles[`of${keys.length}`],
        optionColours(draft.options),
        images && styles.pictured,
      )}
    >
      {keys.map((key) => (
        <div key={key} className={cx(styles.tile, optionColour(key))}>
          <OptionBadge letter={key} />
          {images?.[key] && <Picture key={images[key].id} picture={images[key]} className={styles.picture} />}
          {(draft.options[key]!.trim() !== "" || !images?.[key]) && (
            <span className={`lines ${styles.text}`}>
              <SetText>{draft.options[key]!.trim() || "…"}</SetText>
            </span>
          )}
          {isMany && on === "phone" && <i className={styles.ring} />}
        </div>
      ))}
    </div>
  );
}

function tileSize({ options }: OptionsDraft): string | undefined {
  const longest = Math.max(...Object.values(options).map(shownLength));
  if (longest <= 30) return styles.tiles54;
  return longest <= 60 ? styles.tiles44 : styles.tiles38;
}
