import { useEffect, useState, type ReactNode } from "react";
import type { ForeignSeats, KeptSeats } from "#protocol/live/foreign-seats";
import { number } from "#shared/numbers";
import { cx } from "#ui/cx";
import { nextTurn, noTurn, type Turn } from "./question-in-turn";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import * as styles from "./foreign-seats.module.css";

type Props = {
  /** Networks that took seats of the class and may belong to strangers. */
  readonly seats: readonly ForeignSeats[];
  /** True on the board's field, where the letters are read from afar. */
  readonly isOnBoard?: boolean;
  readonly className?: string | undefined;
  readonly busy?: boolean;
  /** Reports that the network is the class's, with the seats shown; or, of a barred one, lets all of these in again. */
  readonly onKeep: (seats: KeptSeats) => void;
  /** `keepAnswered`: seats with an answer stay. */
  readonly onFree: (seats: ForeignSeats, keepAnswered: boolean) => void;
};

/**
 * Asks about the seats taken from another network, one network at a time: it may be the class on another line. Very
 * many seats of the teacher's own network may be one phone's, where everybody joins by nickname. Asks once more before
 * answers are lost; a seat that has answered since the question came stays. Networks whose seats were freed stay
 * barred until the teacher lets them in again, all at once: nothing tells one from another.
 */
export function ForeignSeatsStrip({
  seats,
  isOnBoard = false,
  className,
  busy: isSending = false,
  onKeep,
  onFree,
}: Props) {
  const variant = isOnBoard ? "field" : "alt";
  const size = isOnBoard ? "board" : "md";
  const [sure, setSure] = useState<ForeignSeats | null>(null);
  const [turn, answered] = useTurn(seats);
  const first = turn.question;
  const others = seats.filter(({ barred, network }) => !barred && network !== first?.network);
  const barred = seats.filter((one) => one.barred);
  const busy = isSending || turn.isHeld;
  const keep = (kept: KeptSeats) => {
    answered();
    onKeep(kept);
  };
  const free = (seats: ForeignSeats, keepAnswered: boolean) => {
    setSure(null);
    answered();
    onFree(seats, keepAnswered);
  };
  const row = (key: string, words: ReactNode, answers: ReactNode) => (
    <div key={key} className={cx("row wrap", styles.strip, isOnBoard && styles.board)}>
      <p>{words}</p>
      <div className={`flow ${styles.answers}`}>{answers}</div>
    </div>
  );
  return (
    <div role="status" className={className}>
      {first &&
        // The question about the next network is a new element, even if its words are the same.
        row(
          first.network,
          <>
            <b className="num">{number(first.count)}</b> kişi {first.own ? "sizin ağınızdan" : "başka bir ağdan"}{" "}
            katıldı. Sizin sınıfınız mı?
            {first.names && <small>{someOf(first.names, first.count)}</small>}
            {others.length > 0 && <small>Sırada {number(others.length)} ağ daha var.</small>}
          </>,
          <>
            <Button
              {...{ variant, size }}
              disabled={busy}
              onClick={() => keep({ network: first.network, up_to: first.up_to })}
            >
              Evet
            </Button>
            <Button
              {...{ variant, size }}
              disabled={busy}
              onClick={() => (first.answered ? setSure(first) : free(first, true))}
            >
              Yerleri boşalt
            </Button>
          </>,
        )}
      {barred[0] &&
        row(
          "barred",
          barred.length === 1
            ? "Yerlerini boşalttığınız ağdan kimse giremiyor."
            : `Yerlerini boşalttığınız ${number(barred.length)} ağdan kimse giremiyor.`,
          <Button
            {...{ variant, size }}
            disabled={busy}
            onClick={() => keep({ network: barred[0]!.network, barred: true })}
          >
            Yeniden al
          </Button>,
        )}
      {sure && <AnswersGo seats={sure} onFree={free} onClose={() => setSure(null)} />}
    </div>
  );
}

/** Milliseconds without an answer after one, and after a row has come in place of another: a second tap was meant for the first. */
const HELD_FOR = 1000;
/** Milliseconds for which a question stays that the list leaves out. */
const KEPT_FOR = 5000;

function useTurn(seats: readonly ForeignSeats[]): readonly [turn: Turn, answered: () => void] {
  const questions = seats.filter(({ barred }) => !barred);
  const [turn, setTurn] = useState(noTurn);
  const now = nextTurn(turn, questions, questions.length < seats.length);
  if (now !== turn) setTurn(now);
  const { question, isHeld } = now;
  const row = question?.network;
  const isLeftOut = question !== null && !questions.includes(question);
  useEffect(() => {
    if (!isLeftOut) return;
    const timer = setTimeout(() => setTurn((turn) => ({ ...turn, isAnswered: true })), KEPT_FOR);
    return () => clearTimeout(timer);
  }, [isLeftOut]);
  useEffect(() => {
    if (!isHeld) return;
    // A row that comes within another's second has a second of its own.
    const lets = (turn: Turn) => (turn.question?.network === row ? { ...turn, isHeld: false } : turn);
    const timer = setTimeout(() => setTurn(lets), HELD_FOR);
    return () => clearTimeout(timer);
  }, [isHeld, row]);
  return [now, () => setTurn((turn) => ({ ...turn, isAnswered: true, isHeld: true }))];
}

type AnswersGoProps = { readonly seats: ForeignSeats; readonly onClose: () => void } & Pick<Props, "onFree">;

function AnswersGo({ seats, onFree, onClose }: AnswersGoProps) {
  const { count, answered = 0 } = seats;
  const answers = (
    <>
      <Button variant="danger" onClick={() => onFree(seats, false)}>
        {number(count)} yerin hepsi
      </Button>
      {answered < count && (
        <Button variant="primary" onClick={() => onFree(seats, true)}>
          Cevapsız {number(count - answered)} yer
        </Button>
      )}
    </>
  );
  return (
    <Dialog title="Hangi yerler boşaltılsın?" wide does={answers} onClose={onClose}>
      {number(count)} kişiden {number(answered)} kişi cevap verdi. Yerleri boşaltılırsa cevapları silinir, geri
      alınamaz.
    </Dialog>
  );
}

/** Names of some; the question has the number of all. */
const someOf = (names: readonly string[], count: number) => names.join(", ") + (count > names.length ? " …" : "");
