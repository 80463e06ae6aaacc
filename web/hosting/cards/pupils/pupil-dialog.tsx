import type { LiveQuestion } from "#game-client/game";
import { OptionBadge, optionColour } from "#kinds/shared/options/option-badge.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { Marble } from "#ui/marble/marble.tsx";
import { cx } from "#ui/cx";
import type { Pupil } from "../scan/class-now";
import * as styles from "./pupils.module.css";

type Props = {
  readonly pupil: Pupil;
  /** The running question, if any. */
  readonly question: LiveQuestion | null;
  readonly onAnswer: (value: string | null) => void;
  readonly onAbsent: (absent: boolean) => void;
  readonly onClose: () => void;
};

const words: Readonly<Record<Pupil["state"], string>> = {
  read: "kartı okundu",
  missing: "kartı okunmadı",
  absent: "bugün yok",
};

/** Enters one pupil by hand. It never shows an answer that was read; a letter only sets a new one. */
export function PupilDialog({ pupil, question, onAnswer, onAbsent, onClose }: Props) {
  const { number, nickname, marble, state } = pupil;
  const isAbsent = state === "absent";
  const then = (act: () => void) => () => {
    act();
    onClose();
  };
  return (
    <Dialog
      title={
        <span className={`row ${styles.who}`}>
          <Marble seed={marble} size={56} />
          {nickname}
        </span>
      }
      onClose={onClose}
      actions={
        <Button variant="alt" onClick={onClose}>
          Kapat
        </Button>
      }
    >
      <p>
        {number} numara{question !== null || isAbsent ? `, ${words[state]}` : ""}
      </p>
      {question !== null && question.by_host !== "skips" && (
        <>
          {state === "read" && <p className="quiet">Değiştirmek için yeni harfe dokunun.</p>}
          <div className={styles.letters} role="group" aria-label={`${nickname} ne dedi?`}>
            {lettersOf(question).map((letter) => (
              <button
                key={letter}
                type="button"
                className={cx("center", styles.letter, optionColour(letter))}
                aria-label={letter}
                onClick={then(() => onAnswer(letter))}
              >
                <OptionBadge letter={letter} size={48} />
              </button>
            ))}
          </div>
        </>
      )}
      <div className={styles.pair}>
        {question !== null && !isAbsent && (
          <Button variant="alt" size="lg" onClick={then(() => state === "read" && onAnswer(null))}>
            Boş bırak
          </Button>
        )}
        <Button variant="alt" size="lg" onClick={then(() => onAbsent(!isAbsent))}>
          {isAbsent ? "Bugün burada" : "Bugün yok"}
        </Button>
      </div>
      {!isAbsent && <p className="quiet">“Bugün yok” derseniz bu oyunda sayıya katılmaz.</p>}
    </Dialog>
  );
}

/** The letters of the question's options. */
function lettersOf(question: LiveQuestion): readonly string[] {
  const options = "options" in question ? question.options : undefined;
  return Object.keys(options ?? { A: "", B: "", C: "", D: "" });
}
