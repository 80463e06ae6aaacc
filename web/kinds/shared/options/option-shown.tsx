import { SetText } from "#question-text/set-text.tsx";
import { cx } from "#ui/cx";
import { Picture } from "#ui/drawn/picture.tsx";
import * as styles from "./option-shown.module.css";
import type { WithOptions } from "./option-text";

type Props = {
  readonly of: Pick<WithOptions, "options" | "option_images">;
  readonly letter: string;
  readonly inline?: boolean;
};

/** An option where questions are read again: its picture, small, and its text. */
export function OptionShown({ of: { options, option_images: images }, letter, inline = false }: Props) {
  const text = options[letter] ?? "";
  const image = images?.[letter];
  return (
    <span className={cx(image && styles.both, inline && styles.inline)}>
      {image && <Picture picture={image} className={styles.picture} />}
      {text !== "" && <SetText inline={inline}>{text}</SetText>}
    </span>
  );
}
