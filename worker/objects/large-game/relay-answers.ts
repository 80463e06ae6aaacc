import type { CommandOf, Decision } from "#game/command";
import { CommandBatch, type Timed } from "../game-room/command-batch";
import type { OnDecision } from "../game-room/hosted-game";
import type { CoordinatorLine } from "./lines/coordinator-line";
import { decideInRelay } from "#large-game/relay";
import type { RelayClock } from "./relay-clock";
import type { RelayJournal } from "./relay-journal";

type Answering = CommandOf<"answer" | "confidence">;

type OfRelay = {
  readonly journal: RelayJournal;
  readonly clock: RelayClock;
  readonly coordinator: () => CoordinatorLine;
  readonly crowd: () => number;
};

/**
 * Answers, which a relay decides by itself. Each counts from its arrival, even if the coordinator has to be asked for the seat
 * first.
 */
export class RelayAnswers {
  readonly #batch: CommandBatch<Answering, Decision | "away">;

  constructor(private readonly of: OfRelay) {
    const failed: Decision = { ok: false, error: "unavailable" };
    this.#batch = new CommandBatch((commands, now) => this.#decide(commands, now), failed, of.crowd);
  }

  add(command: Answering, reply: OnDecision, at: number): void {
    const answered = (decision: Decision | "away") => {
      if (decision !== "away") return reply(decision);
      const { playerId } = command;
      this.of.coordinator().sendCommand({ type: "come_back", playerId }, this.of.clock.inCoordinator(at), (back) => {
        if (back.ok) this.add(command, reply, at);
        else reply(back);
      });
    };
    this.#batch.add(command, answered, at);
  }

  store(): void {
    this.#batch.store();
  }

  #decide(commands: readonly Timed<Answering>[], now: number): (Decision | "away")[] {
    const { journal, clock } = this.of;
    const decisions: (Decision | "away")[] = [];
    journal.record(now, (happens) => {
      for (const { command, at } of commands) {
        const decision = decideInRelay(journal.relay, command, clock.inCoordinator(at));
        decisions.push(decision);
        if (decision === "away" || !decision.ok) continue;
        for (const event of decision.events) happens({ from: "player", event });
      }
    });
    return decisions;
  }
}
