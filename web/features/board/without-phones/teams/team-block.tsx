import { useEffect, useRef, useState } from "react";
import { TeamMarble } from "#ui/marble/team-marble.tsx";
import { Button } from "#ui/button.tsx";
import * as styles from "./team-block.module.css";
import { TapRow } from "../tap-row";
import type { Taps } from "../taps";

type Props = {
  readonly team: number;
  readonly name: string;
  readonly offered: Taps;
  /** The choice tapped on this screen; empty for none yet. */
  readonly value: string;
  /** True if the game has this team's answer. */
  readonly isIn: boolean;
  readonly staysOpen: boolean;
  readonly isOff: boolean;
  readonly onTap: (value: string) => void;
  readonly onNote: (value: string) => void;
};

/** Time a tap stays visible, so that the teacher sees it was the right one. */
const SEEN_MS = 1200;

/** One team's choices, and after the tap only that its answer is in. */
export function TeamBlock({ team, name, offered, value, isIn, staysOpen, isOff, onTap, onNote }: Props) {
  /** True while the choices are shown although the answer is in: a tap stays visible for a moment, and may be changed. */
  const [isOpen, setOpen] = useState(false);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(closing.current), []);
  const give = (answer: string) => {
    setOpen(true);
    onTap(answer);
    clearTimeout(closing.current);
    closing.current = setTimeout(() => setOpen(false), SEEN_MS);
  };
  const note = (answer: string) => {
    setOpen(true);
    onNote(answer);
  };
  const isTaken = isIn && !isOpen && !staysOpen;
  return (
    <section className={styles.team} role="group" aria-label={`${name} ne dedi?`} data-team={team}>
      <h2 className="row">
        <TeamMarble team={team} className={styles.marble} />
        <span className={styles.name}>{name}</span>
      </h2>
      {isTaken ? (
        <p className={`row ${styles.taken}`}>
          <TeamMarble team={team} className={styles.rolled} />
          Alındı
          <Button
            variant="quiet"
            size="board"
            disabled={isOff}
            aria-label={`${name}, değiştir`}
            onClick={() => setOpen(true)}
          >
            Değiştir
          </Button>
        </p>
      ) : (
        <TapRow {...{ offered, value, isOff }} isOnBoard onGive={give} onNote={note} />
      )}
    </section>
  );
}
