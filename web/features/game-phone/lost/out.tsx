import { endedByTeacher } from "../phone-sentences";
import type { Phase } from "#game-client/game";
import type { Seat } from "#api/seat";
import { PlainButton, buttonClass } from "#ui/plain-button.tsx";
import { Hole } from "#answering/waiting/hole.tsx";
import { MessagePage } from "#answering/waiting/message.tsx";

type OutPhase = Extract<Phase, { name: "out" }>;
type Props = { readonly phase: OutPhase; readonly seat: Seat; readonly onAgain: () => void };

type Words = { readonly title: string; readonly text: string; readonly button: string };

/** This device has lost its place in the game: explains why, and how to go on. */
export function Out({ phase, seat, onAgain }: Props) {
  const { title, text, button } = wordsOf(phase);
  const isReplaced = phase.reason === "replaced";
  return (
    <MessagePage
      marble={<Hole seed={seat.marble} />}
      title={title}
      isAlert
      actions={
        <>
          {isReplaced && (
            <PlainButton variant="lim" size="lg" block onClick={onAgain}>
              Burada sürdür
            </PlainButton>
          )}
          <a
            className={buttonClass({ variant: isReplaced ? "field" : "lim", size: "lg", block: true })}
            href={next(button, seat)}
          >
            {button}
          </a>
        </>
      }
    >
      {text}
    </MessagePage>
  );
}

/** Address of the next step: the same game with the form filled in, else the empty form. */
const next = (button: string, { code, nickname }: Seat) =>
  `/student/join${button === other ? "" : `?code=${code}&nickname=${encodeURIComponent(nickname)}`}`;

const other = "Başka oyuna katıl";
const back = "Oyuna dön";

function wordsOf({ reason, message }: OutPhase): Words {
  switch (reason) {
    case "removed":
      return { title: "Oyundan çıkarıldın", text: message, button: other };
    case "replaced":
      return { title: "Oyun başka sekmede", text: message, button: other };
    case "left":
      return { title: "Oyundan çıktın", text: "Oyun sürdükçe geri dönebilirsin.", button: back };
    case "closed":
      return { title: "Oyun kapatıldı", text: endedByTeacher, button: other };
    case "not_found":
      return { title: "Oyun kapandı", text: "Bu kodla açık bir oyun yok.", button: other };
    case "session_invalid":
    case "signed_out":
      return { title: "Oyuna dönemedin", text: message, button: back };
  }
}
