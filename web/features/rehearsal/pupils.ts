import type { Cancel, Env } from "#browser/env";
import type { GameEvent } from "#game/game-event";
import { answerOf, joinOf, type Pupil } from "./pupil";
import type { Room } from "./room";

const LETS_IN_EVERY_MS = 300;
/** The number of groups in which the class arrives: a few pupils at a time, all within about eight seconds. */
const GROUPS = 25;

/** The made-up class: it comes in, thinks and answers. For the game these are ordinary players. */
export class Pupils {
  private readonly room: Room;
  private readonly env: Pick<Env, "random" | "after">;
  private readonly all: readonly Pupil[];
  private readonly timers = new Set<Cancel>();
  private outside: readonly Pupil[];

  constructor(all: readonly Pupil[], room: Room, env: Pick<Env, "random" | "after">) {
    this.room = room;
    this.env = env;
    this.all = all;
    this.outside = all;
    this.comeIn();
  }

  hear(events: readonly GameEvent[]): void {
    for (const event of events) {
      if (event.type === "question_started") this.think(event);
      if (event.type === "question_ended" || event.type === "game_completed") this.stop();
    }
  }

  stop(): void {
    for (const cancel of this.timers) cancel();
    this.timers.clear();
  }

  /** Lets pupils in until the game starts: one who finds the door closed tries again, one whose name is taken tries another. */
  private comeIn(): void {
    if (this.outside.length === 0) return;
    this.after(LETS_IN_EVERY_MS, () => {
      const size = Math.ceil(this.all.length / GROUPS);
      const group = this.outside.slice(0, size);
      const decisions = this.room.ask(...group.map((pupil) => joinOf(pupil, this.env.random)));
      const refused = group.flatMap((pupil, i) => {
        const decision = decisions[i]!;
        return decision.ok ? [] : { ...pupil, nickname: decision.suggestion ?? pupil.nickname };
      });
      this.outside = [...refused, ...this.outside.slice(size)];
      this.comeIn();
    });
  }

  private think({ index, startsAt }: Extract<GameEvent, { type: "question_started" }>): void {
    this.stop();
    const { game } = this.room;
    const question = game.setup.questions[index]!;
    const untilStart = startsAt - this.room.now();
    for (const pupil of this.all.filter(({ id }) => game.players.has(id))) {
      const given = answerOf(pupil, question, this.env.random);
      if (!given) continue;
      const answer = { type: "answer", playerId: pupil.id, questionId: question.id, value: given.value } as const;
      this.after(untilStart + given.tookMs, () => this.room.ask({ ...answer, claimedMs: given.tookMs }));
    }
  }

  private after(ms: number, run: () => void): void {
    const cancel = this.env.after(ms, () => {
      this.timers.delete(cancel);
      run();
    });
    this.timers.add(cancel);
  }
}
