import { number } from "#shared/numbers";
import { useState } from "react";
import type { TeamChoice } from "#protocol/teams";
import { gameCode } from "#front-door/game-code";
import type { JoinRequest, ApiReply } from "#api/requests";
import type { Seat } from "#api/seat";
import { Marble } from "#ui/marble/marble.tsx";
import { TeamMarble } from "#ui/marble/team-marble.tsx";
import { cx } from "#ui/cx";
import { PhaseHeading } from "#ui/phase-heading.tsx";
import { Spinner } from "#ui/drawn/spinner.tsx";
import { Frame } from "#answering/frame.tsx";
import type { AskForTeam } from "#front-door/seat/take-seat";
import * as styles from "./pick-page.module.css";

type Props = {
  readonly teams: readonly TeamChoice[];
  readonly who: Pick<JoinRequest, "code" | "nickname" | "number" | "marble">;
  readonly ask: AskForTeam;
  readonly onDone: (reply: ApiReply<Seat>) => void;
};

/** "Takımını seç": one tile a team, with its number of members. */
export function PickPage({ teams, who, ask, onDone }: Props) {
  const [shown, setShown] = useState(teams);
  const [asked, setAsked] = useState<number | null>(null);
  const [fault, setFault] = useState("");
  const pick = async (team: number) => {
    setAsked(team);
    const reply = await ask(team);
    if (reply.ok || reply.code !== "team_full") return onDone(reply);
    const now = await ask(null);
    if (now.ok || !now.teams) return onDone(now);
    setFault(reply.message);
    setShown(now.teams);
    setAsked(null);
  };
  return (
    <Frame tone="field" className={styles.page}>
      <p className={styles.head}>
        <span>
          {who.marble !== undefined && <Marble seed={who.marble} size={36} />}
          {who.nickname ?? `${who.number} numara`}
        </span>
        <span className="num">{gameCode(who.code)}</span>
      </p>
      <PhaseHeading className={styles.title}>Takımını seç</PhaseHeading>
      <p className={styles.lead}>Oyun başlayınca değiştirilmez.</p>
      <p className={styles.fault} role="alert">
        {fault}
      </p>
      <ul className={cx(styles.tiles, shown.length > 4 && styles.many)}>
        {shown.map(({ team, name, players, full }) => (
          <li key={team}>
            <button
              type="button"
              className={cx(styles.tile, full && styles.full)}
              aria-disabled={full || asked !== null}
              aria-busy={team === asked || undefined}
              onClick={() => void (full || asked !== null || pick(team))}
            >
              <TeamMarble team={team} className={styles.emblem} />
              <span className={styles.name}>
                {name}
                <small className="num">
                  {number(players)} kişi{full && ", doldu"}
                </small>
              </span>
              {team === asked ? <Spinner className={styles.busy} /> : !full && <i className={styles.go} />}
            </button>
          </li>
        ))}
      </ul>
    </Frame>
  );
}
