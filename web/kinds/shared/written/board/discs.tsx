import type { ClosedText } from "#protocol/live/played-question";
import type { HostWord } from "#kinds/board";
import { Icon } from "#ui/drawn/icon.tsx";

/** The host's actions for a kind's answers: `accept` only if they can be right, `hide` only if they can be rude. */
export type Sayable = readonly (keyof HostWord)[];

type Props = {
  readonly answer: ClosedText;
  readonly word: HostWord;
  readonly sayable: Sayable;
  /** "5.000 m"; by default the answer itself. */
  readonly shownAs?: string;
  readonly className: string | undefined;
};

/** The buttons on an answer: accept it as right, or hide it from the board. */
export function Discs({ answer, word, sayable, shownAs = answer.text, className }: Props) {
  const named = `${shownAs}, ${answer.count} kişi.`;
  const isByHost = answer.why === "host";
  return (
    <span className={className}>
      {sayable.includes("accept") && (answer.is_correct !== true || isByHost) && (
        <button
          type="button"
          data-says="accept"
          aria-pressed={isByHost}
          aria-label={`${named} Doğru say`}
          title={isByHost ? "Doğru sayma" : "Doğru say"}
          onClick={() => word.accept(answer, !isByHost)}
        >
          <Icon name="check" />
        </button>
      )}
      {sayable.includes("hide") && (
        <button
          type="button"
          data-says="hide"
          aria-label={`${named} Gizle`}
          title="Gizle"
          onClick={() => word.hide(answer.text, true)}
        >
          <Icon name="eye-off" />
        </button>
      )}
    </span>
  );
}
