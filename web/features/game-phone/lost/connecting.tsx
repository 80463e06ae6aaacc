import type { Seat } from "#api/seat";
import { MessagePage } from "#answering/waiting/message.tsx";
import { OrbitingMarble } from "#answering/waiting/orbit.tsx";
import { useLasting } from "#answering/use-lasting";
import { slowConnection } from "#words/pupil-sentences";

const SLOW_MS = 5_000;

type Props = { readonly seat: Seat; readonly title?: string };

/** The first connection: the phase of the game is not known yet. */
export function Connecting({ seat, title = "Oyuna bağlanılıyor" }: Props) {
  const isSlow = useLasting(true, SLOW_MS);
  return (
    <MessagePage marble={<OrbitingMarble seed={seat.marble} />} title={title}>
      {isSlow && (navigator.onLine ? slowConnection : "Çevrimdışısın. Bağlantı gelince oyunun sürecek.")}
    </MessagePage>
  );
}
