import type { ServerMessage } from "#protocol/live/messages";
import type { Cancel, Env } from "#browser/env";
import type { Command, Decision } from "#game/command";
import { decide, mayBeTheLast } from "#game/decide";
import { apply } from "#game/events";
import type { GameEvent } from "#game/game-event";
import { newGame, type Game, type GameSetup } from "#game/game";
import { deadline } from "#game/timing";
import { changesAnswerCount, changesLobby, tell, type Outgoing } from "#game/view";
import { answerCount, lobbyFor } from "#game/view/lists";

type Clock = Pick<Env, "now" | "after">;
type Ears = {
  readonly host: (message: ServerMessage) => void;
  readonly pupils: (events: readonly GameEvent[]) => void;
};

const everybody = () => true;

/** A live game in this page alone: the rules, a timer as its alarm, and one host who gets the messages. */
export class Room {
  readonly game: Game;
  private readonly clock: Clock;
  private readonly ears: Ears;
  private alarm: Cancel | null = null;

  constructor(setup: GameSetup, clock: Clock, ears: Ears) {
    this.game = newGame(setup);
    this.clock = clock;
    this.ears = ears;
  }

  readonly now = (): number => Math.round(this.clock.now());

  /** Handles all commands at this moment; messages that are grouped are sent once for them together. */
  ask(...commands: readonly Command[]): readonly Decision[] {
    const { game } = this;
    const now = this.now();
    const events: GameEvent[] = [];
    const outgoing: Outgoing[] = [];
    const take = (command: Command): Decision => {
      const decision = decide(game, command, now);
      if (!decision.ok) return decision;
      for (const event of decision.events) {
        apply(game, event);
        events.push(event);
        outgoing.push(...tell(game, event, now));
      }
      return decision;
    };
    const decisions = commands.map(take);
    const answered = events.flatMap((event) => (event.type === "answer_given" ? event.playerId : []));
    const present = new Set(game.players.keys());
    if (events.some(mayBeTheLast)) take({ type: "close_if_all_answered", present });
    const isOpen = game.phase.name === "question";
    if (answered.length > 0 || (isOpen && events.some(changesAnswerCount))) {
      this.ears.host(answerCount(game, present, answered));
    }
    for (const one of outgoing) if (one.to === "host" || one.to === "everyone") this.ears.host(one.message);
    if (events.some(changesLobby)) this.ears.host(lobbyFor(game, "host", everybody));
    this.arm();
    this.ears.pupils(events);
    return decisions;
  }

  close(): void {
    this.alarm?.();
    this.alarm = null;
  }

  private arm(): void {
    this.close();
    const due = deadline(this.game, null);
    if (due === null) return;
    this.alarm = this.clock.after(Math.max(0, due - this.clock.now()), () =>
      this.ask({ type: "tick", emptySince: null }),
    );
  }
}
