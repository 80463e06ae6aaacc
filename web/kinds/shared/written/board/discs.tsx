import type { ClosedText } from "#protocol/live/played-question";
import type { HostWord } from "#kinds/board";
import { Icon } from "#ui/drawn/icon.tsx";

/** What the host can say of the answers of a kind: only what can be right is accepted, only what can be rude is hidden. */
export type Sayable = readonly (keyof HostWord)[];

type Props = {
  readonly answer: ClosedText;
  readonly word: HostWord;
  readonly sayable: Sayable;
  /** "5.000 m"; the answer itself where nothing is said. */
  readonly shownAs?: string;
  readonly className: string | undefined;
};

/** What the host can say of an answer: that it counts as right, and that it does not belong on a board. */
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
