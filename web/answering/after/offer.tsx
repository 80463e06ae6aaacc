import { useEffect, useEffectEvent, useState } from "react";
import type { NextGame } from "#protocol/live/messages";
import { browserEnv } from "#browser/env";
import type { LiveGame } from "#game-client/game";
import { onceSeenFor } from "#game-client/follow-up";
import type { Seat } from "#api/seat";
import { Marble } from "#ui/marble/marble.tsx";
import { PlainButton, buttonClass } from "#ui/plain-button.tsx";
import { PhaseHeading } from "#ui/phase-heading.tsx";
import { Circle } from "../waiting/circle";
import { Frame } from "../frame";
import { takeSeat } from "#front-door/seat/take-seat";
import * as styles from "./offer.module.css";
import { refused, type Refused } from "./refused";
import { followUpSentences } from "./follow-up-sentences";

/** A pupil who does nothing for this long joins the follow-up game. */
const DECIDED_AFTER = 20_000;

type Props = {
  readonly game: LiveGame;
  readonly offered: NextGame & { readonly title: string };
  readonly seat: Seat;
  readonly onPlay: (seat: Seat) => void;
  readonly onOut: () => void;
};

/** "Bir tur daha!": the offer of the follow-up game. One tap, or none, takes this pupil along. */
export function Offer({ game, offered, seat, onPlay, onOut }: Props) {
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState<Refused | null>(null);
  const isLost = failed !== null && !failed.isPassing;
  const join = async () => {
    setBusy(true);
    const reply = await takeSeat(browserEnv(), { code: offered.game_code, fromSession: seat.sessionId });
    if (reply.ok) return onPlay(reply.body);
    setFailed(refused(reply, offered.game_code, navigator.onLine));
    setBusy(false);
  };
  const joinUnasked = useEffectEvent(() => void join());
  useEffect(
    () => (isBusy || isLost ? undefined : onceSeenFor(DECIDED_AFTER, () => joinUnasked(), browserEnv())),
    [isBusy, isLost],
  );
  useEffect(() => {
    const before = document.title;
    document.title = "Bir tur daha — Bilye";
    return () => {
      document.title = before;
    };
  }, []);
  return (
    <Frame tone="field" className={styles.page}>
      <div className={styles.head}>
        <span>{game.you?.nickname ?? seat.nickname}</span>
        <span>{offered.title}</span>
      </div>
      <Circle>
        <Marble seed={game.you?.marble ?? seat.marble} className={styles.marble} />
        <PhaseHeading key={String(isLost)} className={styles.title}>
          {isLost ? "Bu tura giremedin" : "Bir tur daha!"}
        </PhaseHeading>
        {failed ? (
          <p className={styles.say} role="alert">
            {failed.text}
          </p>
        ) : (
          <p className={styles.say}>
            {followUpSentences(offered, game.you?.team !== undefined).map((sentence) => (
              <span key={sentence}>{sentence} </span>
            ))}
            <span className="vh">Dokunmazsan 20 saniye sonra sen de girersin.</span>
          </p>
        )}
      </Circle>
      <div className={styles.actions}>
        {!isLost && (
          <PlainButton variant="lim" size="lg" block busy={isBusy} onClick={() => void join()}>
            {failed ? "Yeniden dene" : "Ben de varım"}
          </PlainButton>
        )}
        {failed && (
          <a
            className={buttonClass({ variant: isLost ? "lim" : "field", size: "lg", block: true })}
            href={failed.address}
          >
            Kodu elle yaz
          </a>
        )}
        <PlainButton variant="field" block className={styles.out} disabled={isBusy} onClick={onOut}>
          Ben çıkayım
        </PlainButton>
      </div>
    </Frame>
  );
}
