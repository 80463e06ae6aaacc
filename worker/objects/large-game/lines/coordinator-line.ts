import type { Decision } from "#game/command";
import type { OnDecision } from "#objects/game-room/hosted-game";
import { callWithin, Line } from "./calling";
import type { CoordinatorCommand } from "#large-game/coordinator";
import type { CoordinatorReply, Gone, News, Report, RelayState, ForwardedCommand } from "#large-game/lines";

/**
 * Joins and similar commands are collected for this long, or longer with very many relays; mere changes are sent at intervals
 * of `CHANGES_MS`.
 */
const GATHER_MS = 250;
const GATHER_MS_A_RELAY = 10;
const CHANGES_MS = 1000;
/**
 * The time that a relay waits for the coordinator's answer: longer than usual, because a coordinator that is making ranks
 * replies later.
 */
const PATIENCE = 5000;
/** Time that a player waits for the coordinator before being asked to try again. */
const GIVES_UP_MS = 10_000;

export type CoordinatorStub = {
  report(report: Report): Promise<CoordinatorReply | Gone | { ok: false; error: string }>;
};
type Waiting = ForwardedCommand & { readonly reply: OnDecision; readonly since: number };

type Options = {
  readonly stub: () => CoordinatorStub;
  readonly gameId: string;
  readonly relays: number;
  readonly say: () => RelayState;
  readonly hasWholeGame: () => boolean;
  readonly hears: (news: News) => void;
  readonly isOver: () => void;
};

/** A relay's connection to its coordinator. It carries the commands of the relay's players and the relay's own changes. */
export class CoordinatorLine {
  readonly #line: Line;
  #waiting: Waiting[] = [];
  #calledAt = -Infinity;
  #askedAt = -Infinity;
  /** The state of this relay that the coordinator has. */
  #said = "";
  #reactions: readonly number[] = [];
  #isWritten = false;

  constructor(private readonly coordinator: Options) {
    this.#line = new Line(
      "relay to coordinator",
      () => this.#call(),
      () => this.#waiting.length > 0 || this.#isNew(this.coordinator.say()),
    );
  }

  sendCommand(command: CoordinatorCommand, at: number, reply: OnDecision): void {
    this.#waiting.push({ command, at, reply, since: Date.now() });
    // The first command after a pause does not wait, whatever else was sent meanwhile.
    this.#line.askIn(after(this.#askedAt, Math.max(GATHER_MS, GATHER_MS_A_RELAY * this.coordinator.relays)));
  }

  changed(): void {
    this.#line.askIn(after(this.#calledAt, CHANGES_MS));
  }

  now(): void {
    this.#line.ask();
  }

  /** Sends the full state again, whatever the coordinator knows: its answer contains what was missed here. */
  again(): void {
    this.#said = "";
    this.#line.ask();
  }

  react(counts: readonly number[]): void {
    this.#reactions = counts.map((count, i) => count + (this.#reactions[i] ?? 0));
    this.changed();
  }

  resultsAreWritten(): void {
    this.#isWritten = true;
    this.again();
  }

  /** Notes the state that the coordinator now has. */
  knows(said: RelayState): void {
    this.#said = marked(said);
  }

  stop(): void {
    this.#line.stop();
    this.#refuse(this.#waiting);
    this.#waiting = [];
  }

  async #call(): Promise<void> {
    const said = this.coordinator.say();
    if (this.#waiting.length === 0 && !this.#isNew(said)) return;
    const waiting = this.#waiting;
    this.#waiting = [];
    this.#calledAt = Date.now();
    if (waiting.length > 0) this.#askedAt = this.#calledAt;
    const report = this.#report(
      said,
      waiting.map(({ command, at }) => ({ command, at })),
    );
    try {
      const answer = await callWithin(() => this.coordinator.stub().report(report), PATIENCE);
      if ("gone" in answer || ("ok" in answer && answer.error === "game_not_found")) {
        this.#refuse(waiting, "game_not_found");
        return this.coordinator.isOver();
      }
      if ("ok" in answer) throw new Error("the coordinator cannot answer");
      this.coordinator.hears(answer.news);
      for (const [i, { reply }] of waiting.entries()) reply(answer.decisions[i]!);
    } catch (error) {
      this.#said = "";
      const tooOld = Date.now() - GIVES_UP_MS;
      this.#refuse(waiting.filter(({ since }) => since <= tooOld));
      this.#waiting = [...waiting.filter(({ since }) => since > tooOld), ...this.#waiting];
      throw error;
    }
  }

  #isNew(said: RelayState): boolean {
    return this.#reactions.length > 0 || marked(said) !== this.#said;
  }

  #report(said: RelayState, wishes: readonly ForwardedCommand[]): Report {
    const { gameId, hasWholeGame } = this.coordinator;
    this.knows(said);
    const reactions = this.#reactions;
    this.#reactions = [];
    return {
      ...said,
      gameId,
      wishes,
      reactions,
      ...(!hasWholeGame() && { wantsHall: true as const }),
      ...(this.#isWritten && { isWritten: true as const }),
    };
  }

  #refuse(waiting: readonly Waiting[], error: Refusal = "unavailable"): void {
    for (const { reply } of waiting) reply({ ok: false, error });
  }
}

/** A table is identified by its number. */
const marked = ({ handed, ...said }: RelayState): string => JSON.stringify({ ...said, handed: handed?.number });

/** Time left until `ms` have passed since `before`. */
const after = (before: number, ms: number): number => Math.max(0, Math.min(ms, before + ms - Date.now()));

type Refusal = Extract<Decision, { ok: false }>["error"];
