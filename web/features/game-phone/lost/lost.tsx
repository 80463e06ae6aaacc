import { placeIsKept } from "../phone-sentences";
import * as texts from "#words/connection";
import type { Seat } from "#api/seat";
import { PlainButton, buttonClass } from "#ui/plain-button.tsx";
import { Hole } from "#answering/waiting/hole.tsx";
import { MessagePage } from "#answering/waiting/message.tsx";
import { OrbitingMarble } from "#answering/waiting/orbit.tsx";

type Props = { readonly seat: Seat; readonly attempt: number; readonly onRetry: () => void };

/** Shown after some failed tries: playing is not possible, but nothing is lost. */
export function Reconnecting({ seat, attempt, onRetry }: Props) {
  return (
    <MessagePage
      marble={<OrbitingMarble seed={seat.marble} />}
      title="Bağlantı koptu"
      actions={
        <PlainButton variant="field" size="lg" block onClick={onRetry}>
          Şimdi dene
        </PlainButton>
      }
    >
      Yeniden bağlanılıyor, {attempt}. deneme. Puanın ve yerin duruyor, sayfayı kapatma.
    </MessagePage>
  );
}

/** Shown when all tries are used up. */
export function GaveUp({ seat, onRetry }: Omit<Props, "attempt">) {
  return (
    <MessagePage
      marble={<Hole seed={seat.marble} />}
      title="Bağlanamadık"
      isAlert
      actions={
        <>
          <PlainButton variant="lim" size="lg" block onClick={onRetry}>
            Yeniden dene
          </PlainButton>
          <a className={buttonClass({ variant: "field", block: true })} href={`/student/join?code=${seat.code}`}>
            Kodu yeniden gir
          </a>
        </>
      }
    >
      {texts.tooManyTries} {placeIsKept}
    </MessagePage>
  );
}
