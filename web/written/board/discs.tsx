import type { ClosedText } from "#protocol/messages";
import type { HostWord } from "../../kinds/board";
import { Icon } from "../../ui/icon";

type Props = {
  readonly answer: ClosedText;
  readonly word: HostWord;
  /** Of a kind whose answers can be right. */
  readonly isJudged: boolean;
  readonly className: string | undefined;
};

/** What the host can say of an answer: that it counts as right, and that it does not belong on a board. */
export function Discs({ answer, word, isJudged, className }: Props) {
  const named = `${answer.text}, ${answer.count} kişi.`;
  const isByHost = answer.why === "host";
  return (
    <span className={className}>
      {isJudged && (answer.is_correct !== true || isByHost) && (
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
      <button
        type="button"
        data-says="hide"
        aria-label={`${named} Gizle`}
        title="Gizle"
        onClick={() => word.hide(answer.text, true)}
      >
        <Icon name="eye-off" />
      </button>
    </span>
  );
}
