import { placeIsKept } from "../phone-sentences";
import * as texts from "#words/connection";
import type { Seat } from "#api/seat";
import { PlainButton, buttonClass } from "#ui/plain-button.tsx";
import { Hole } from "#answering/waiting/hole.tsx";
import { MessagePage } from "#answering/waiting/message.tsx";

type Props = { readonly seat: Seat; readonly onRetry: () => void };

/** Shown when all tries are used up. */
export function GaveUp({ seat, onRetry }: Props) {
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
