import type { Question } from "#protocol/http/question-sets";
import type { GameSettings, OptionKey, ServerMessage } from "#protocol/messages";
import type { Cancel, Env } from "../../../../live/env";
import { newLiveGame } from "../../../../live/game";
import type { HostView } from "../../../../live/host-game";
import { reduceHost } from "../../../../live/reduce-host";
import { Store } from "../../../../live/store";
import type { BoardHost } from "../board-host";
import { leaderboardRow, listed, pupils, rankPupils, type Pupil } from "./pupils";
import { answerOf, Round } from "./round";

/** No real game's code begins with a zero: nobody ends up in somebody else's room. */
const CODE = "000000";

type Wish = {
  readonly title: string;
  readonly questions: readonly Question[];
  readonly pupils: number;
  readonly settings: GameSettings;
};
type World = Pick<Env, "now" | "random" | "after">;

/**
 * A game with made-up pupils, played in this page alone: it says what a server would say, and the board cannot tell the
 * difference. Nothing is sent, nothing is kept.
 */
export class RehearsalGame implements BoardHost {
  readonly #wish: Wish;
  readonly #world: World;
  readonly #store: Store<HostView>;
  readonly #waiting: Pupil[];
  readonly #timers = new Set<Cancel>();
  #present: Pupil[] = [];
  #round: Round | null = null;
  #correct = 0;
  #given = 0;
  #locked = false;

  constructor(wish: Wish, world: World) {
    this.#wish = wish;
    this.#world = world;
    this.#waiting = pupils(wish.pupils, world.random);
    this.#store = new Store<HostView>({
      game: newLiveGame("host", CODE),
      link: { status: "connected", again: false },
      isPolling: false,
      waiting: [],
    });
    this.#open();
  }

  get get() {
    return this.#store.get;
  }
  get subscribe() {
    return this.#store.subscribe;
  }
  readonly serverNow = (): number => this.#world.now();
  readonly retry = (): void => {};
  readonly close = (): void => this.#stopTimers();

  readonly start = (): boolean => {
    if (this.#phase() !== "lobby" || this.#present.length === 0) return false;
    this.#say({ type: "game_started", total_questions: this.#wish.questions.length, server_time: this.#world.now() });
    this.#ask(1);
    return true;
  };

  readonly next = (): boolean => {
    if (this.#phase() !== "reveal" || !this.#round) return false;
    if (this.#round.number === this.#wish.questions.length) this.endGame();
    else this.#ask(this.#round.number + 1);
    return true;
  };

  readonly endQuestion = (): boolean => {
    if (this.#phase() !== "question" || !this.#round) return false;
    this.#stopTimers();
    const end = this.#round.close(this.#present);
    this.#correct += end.distribution[end.correct_option] ?? 0;
    this.#given += this.#round.answers.size;
    const { question_text, options, points } = this.#round.question;
    this.#say({ type: "question_end", ...end, question_text, options, points, question_number: this.#round.number });
    return true;
  };

  readonly extend = (seconds: number): boolean => {
    const round = this.#round;
    if (this.#phase() !== "question" || !round) return false;
    round.endsAt += seconds * 1000;
    this.#say({ type: "question_extended", question_id: round.question.id, ends_at: round.endsAt });
    this.#after(round.endsAt - this.#world.now(), () => this.#closeAtBell(round));
    return true;
  };

  readonly endGame = (): boolean => {
    if (this.#phase() === "question") this.endQuestion();
    this.#stopTimers();
    const asked = (this.#round?.number ?? 0) * this.#present.length;
    this.#say({
      type: "game_end",
      message: "Oyun tamamlandı",
      final_leaderboard: rankPupils(this.#present).map(leaderboardRow),
      player_stats: {
        player_count: this.#present.length,
        questions: this.#round?.number ?? 0,
        correct: this.#correct,
        wrong: this.#given - this.#correct,
        unanswered: asked - this.#given,
        accuracy: asked === 0 ? 0 : this.#correct / asked,
        average_score: 0,
        average_response_ms: null,
      },
    });
    return true;
  };

  readonly kick = (playerId: string): boolean => {
    this.#present = this.#present.filter(({ id }) => id !== playerId);
    this.#round?.answers.delete(playerId);
    this.#sayWho();
    return true;
  };

  readonly rename = (playerId: string, nickname: string): boolean => {
    const pupil = this.#present.find(({ id }) => id === playerId);
    if (!pupil) return false;
    if (!nickname.trim()) {
      this.#say({ type: "error", code: "nickname_invalid", message: "Bu takma ad uygun değil." });
      return true;
    }
    pupil.nickname = nickname.trim();
    this.#sayWho();
    return true;
  };

  readonly lock = (locked: boolean): boolean => {
    this.#locked = locked;
    this.#sayWho();
    return true;
  };

  readonly showLeaderboard = (shown: boolean): boolean => {
    const { phase } = this.#store.get().game;
    if (phase.name !== "reveal") return false;
    this.#say({ type: "leaderboard_shown", question_id: phase.result.question_id, shown });
    return true;
  };

  #open(): void {
    const { title, settings, questions } = this.#wish;
    this.#say({
      type: "register_host_success",
      game_code: CODE,
      game_status: "lobby",
      phase: "lobby",
      title,
      players: [],
      settings,
      leaderboard: [],
      total_questions: questions.length,
      question_number: 0,
      locked: false,
      leaderboard_shown: false,
      server_time: this.#world.now(),
      question: null,
      result: null,
    });
    this.#letIn();
  }

  /** A few at a time, the whole class within about eight seconds. */
  #letIn(): void {
    if (this.#waiting.length === 0) return;
    this.#after(300, () => {
      if (!this.#locked) {
        this.#present.push(...this.#waiting.splice(0, Math.max(1, Math.ceil(this.#wish.pupils / 25))));
        this.#sayWho();
      }
      this.#letIn();
    });
  }

  #ask(number: number): void {
    this.#stopTimers();
    const now = this.#world.now();
    const startsAt = now + this.#wish.settings.reading_seconds * 1000;
    const total = this.#wish.questions.length;
    const round = new Round({ question: this.#wish.questions[number - 1]!, number, total }, startsAt);
    this.#round = round;
    this.#say({ type: "question_start", ...round.fields(now) });
    this.#count(round, []);
    for (const pupil of this.#present) {
      const given = answerOf(pupil, round.question, this.#world.random);
      if (given) this.#after(startsAt - now + given.tookMs, () => this.#take(round, pupil.id, given));
    }
    this.#after(round.endsAt - now, () => this.#closeAtBell(round));
  }

  #take(round: Round, id: string, given: { choice: OptionKey; tookMs: number }): void {
    if (!this.#present.some((pupil) => pupil.id === id)) return;
    round.answers.set(id, given);
    this.#count(round, [id]);
    if (round.answers.size >= this.#present.length) this.endQuestion();
  }

  /** An extended question's first bell rings for nobody. */
  #closeAtBell(round: Round): void {
    if (round === this.#round && this.#world.now() >= round.endsAt) this.endQuestion();
  }

  #count(round: Round, ids: readonly string[]): void {
    const total = this.#present.length;
    this.#say({ type: "answer_count_update", answered: round.answers.size, total, player_ids: ids });
  }

  #sayWho(): void {
    this.#say({
      type: "lobby_update",
      players: this.#present.map(listed),
      total: this.#present.length,
      locked: this.#locked,
    });
    if (this.#phase() === "reveal")
      this.#say({ type: "leaderboard_update", leaderboard: rankPupils(this.#present).map(leaderboardRow) });
  }

  #phase() {
    return this.#store.get().game.phase.name;
  }

  #say(message: ServerMessage): void {
    const view = this.#store.get();
    this.#store.set({ ...view, game: reduceHost(view.game, message) });
  }

  #after(ms: number, run: () => void): void {
    const cancel = this.#world.after(ms, () => {
      this.#timers.delete(cancel);
      run();
    });
    this.#timers.add(cancel);
  }

  #stopTimers(): void {
    for (const cancel of this.#timers) cancel();
    this.#timers.clear();
  }
}
