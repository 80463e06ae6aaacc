import type { CSSProperties } from "react";
import type { Options } from "#question/question";
import { OptionBadge, optionColour, optionColours } from "../option-badge";
import type { WithOptions } from "../option-text";
import { Picture } from "#ui/drawn/picture.tsx";
import { cx } from "#ui/cx";
import * as styles from "./option-tiles.module.css";
import { isPairOfWords, optionSize } from "./type-size";
import { SetText, useSide } from "#question-text/set-text.tsx";

/** The options of a question in order, as pairs. */
export const optionList = (options: Options): [string, string][] =>
  Object.entries(options).toSorted(([a], [b]) => (a < b ? -1 : 1));

type Props = { readonly asked: WithOptions; readonly isHidden: boolean };

/** Fill, shape, letter and text of each option; nothing here can be pressed. */
export function OptionTiles({ asked: { options, option_images: images }, isHidden }: Props) {
  const list = optionList(options);
  const texts = list.map(([, text]) => text);
  return (
    <ul
      dir={useSide()}
      className={cx(
        styles.tiles,
        optionColours(options),
        isHidden && styles.hidden,
        list.length === 2 && styles.two,
        list.length === 3 && styles.three,
        list.length > 4 && styles.many,
        !images && isPairOfWords(texts) && styles.words,
        images && styles.pictured,
      )}
      style={{ "--option-size": `${optionSize(texts)}rem` } as CSSProperties}
    >
      {list.map(([key, text], i) => (
        <li key={key} className={cx("row", styles.tile, optionColour(key))} style={{ transitionDelay: `${i * 30}ms` }}>
          <OptionBadge letter={key} />
          {images?.[key] && <Picture picture={images[key]} className={styles.picture} />}
          <span className={images && (images[key] ? styles.beside : styles.alone)}>
            <span className="vh">{key}: </span>
            <SetText>{text}</SetText>
          </span>
        </li>
      ))}
    </ul>
  );
}
