import type { Options, PictureRef } from "#question/question";
import { OptionBadge, optionColours } from "../options/option-badge";
import { OptionShown } from "../options/option-shown";
import { keysOf } from "../options/option-text";
import { cx } from "#ui/cx";
import { Icon } from "#ui/drawn/icon.tsx";
import * as styles from "./set-questions.module.css";

type Props = {
  readonly question: {
    readonly options: Options;
    readonly option_images?: Readonly<Record<string, PictureRef>>;
    /** The letters of the right options, if the server sent them. */
    readonly correct_option?: string | undefined;
  };
};

/** Options for reading, the right ones bold and ticked. */
export function OptionList({ question }: Props) {
  const { options, correct_option: right = "" } = question;
  return (
    <ul className={cx(styles.options, optionColours(options))}>
      {keysOf(options).map((key) => (
        <li key={key} className={cx(right.includes(key) && styles.right)}>
          <OptionBadge letter={key} size={24} look="fill" />
          <OptionShown of={question} letter={key} />
          {right.includes(key) && (
            <>
              <Icon name="check" />
              <span className="vh">(doğru)</span>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
