import type {
  HomeworkAnswerReply,
  HomeworkFacts,
  HomeworkQuestion,
  HomeworkView,
} from "#protocol/http/replies/homework";
import type { OwnView } from "#homework-client/stored";
import { keepHomeworkSeat, type HomeworkSeat } from "#homework-client/seat";
import { createOwnWork, type OwnWork } from "#answering/own-pace/own-work";
import { newWork, type Page } from "#answering/own-pace/work";
import { storedAnswers, views } from "#homework-client/stored";
import { aPlayedQuestion } from "../../builders/questions";
import { homeworkSettings } from "../../builders/settings";
import { ABrowser, json } from "../browser/a-browser";
import { aStorage } from "../browser/a-storage";

export const CODE = "ABC2345";
const MISSED = "";
export const aSeat: HomeworkSeat = { session: "s", playerId: "p", nickname: "Ayşe K.", marble: 7, pin: "4719" };

type Settings = Partial<HomeworkFacts["settings"]>;

/** A server as `docs/homework.md` describes it: seven questions whose right answer is A, and one pupil. */
export class AServer {
  isDown = false;
  isOver = false;
  /** The refusal to give instead of a reply. */
  refusal: { status: number; code: string } | null = null;
  /** True if answers arrive after their time, so that the question counts as missed. */
  isLate = false;
  /** Answers in the order in which they came, including those that were sent again. */
  readonly heard: string[] = [];
  #answers: string[] = [];
  #attempt = 1;
  #isShown = false;
  readonly #count: number;
  readonly #settings: HomeworkFacts["settings"];

  constructor(settings: Settings = {}, count = 7) {
    this.#count = count;
    this.#settings = homeworkSettings({ attempts: 2, ...settings });
  }

  readonly answer = (path: string, { body }: RequestInit): Response => {
    if (this.isDown) throw new TypeError("offline");
    if (this.refusal) return json({ ...this.refusal, error: "x" }, this.refusal.status);
    if (this.isOver) return json({ code: "homework_over", error: "x", homework: this.#facts(), result: null }, 410);
    const said = body ? (JSON.parse(body as string) as Record<string, never>) : {};
    if (path.endsWith("/answer")) return this.#given(said);
    if (path.endsWith("/next")) this.#isShown = true;
    if (path.endsWith("/next-attempt")) [this.#answers, this.#attempt] = [[], this.#attempt + 1];
    return json(this.view());
  };

  /** The present question closes without an answer. */
  close(): void {
    this.#answers.push(MISSED);
    this.#isShown = false;
  }

  view(): OwnView {
    const here = this.#answers.length + 1;
    const isTimed = this.#settings.clock === "question";
    const isThere = here <= this.#count && (!isTimed || this.#isShown);
    return {
      homework: this.#facts(),
      server_time: 1_000_000,
      you: {
        player_id: "p",
        nickname: "Ayşe K.",
        marble: 7,
        attempt: this.#attempt,
        attempts_left: 2 - this.#attempt,
        phase: here > this.#count ? "finished" : isThere ? "question" : "ready",
        question_number: here,
        answered: here - 1,
        right: null,
        best: null,
      },
      beads: this.#answers.map((given) => this.#bead(given)),
      question: isThere ? this.#question(here) : null,
      ahead: isTimed ? [] : this.#questions(here + 1, here + 5),
    };
  }

  #given({ question_id, answer, attempt }: Record<string, string>): Response {
    const number = Number(question_id!.slice(1));
    this.heard.push(`${attempt}:${number}${answer}`);
    if (this.isLate) {
      this.close();
      return json({ code: "question_closed", error: "x" }, 409);
    }
    if (number > this.#answers.length + 1) return json({ code: "question_not_reached", error: "x" }, 409);
    if (number > this.#answers.length) {
      this.#answers.push(answer!);
      this.#isShown = false;
    }
    const counts = this.#answers[number - 1]!;
    const { you, question } = this.view() as Required<HomeworkView>;
    const reply: HomeworkAnswerReply = {
      accepted: true,
      question_id: question_id!,
      attempt: this.#attempt,
      answer: counts,
      verdict:
        this.#settings.verdict === "each"
          ? {
              question_id: question_id!,
              correct_option: "A",
              answer: counts,
              is_correct: counts === "A",
              share: counts === "A" ? 1 : 0,
              points_earned: 0,
              explanation: "",
            }
          : null,
      you,
      question,
      ahead: this.#settings.clock === "none" ? this.#questions(number + 6, number + 6) : [],
    };
    return json(reply);
  }

  #bead(given: string) {
    if (given === MISSED) return "missed" as const;
    if (this.#settings.verdict === "after_due") return "given" as const;
    return given === "A" ? ("right" as const) : ("wrong" as const);
  }

  #questions(from: number, to: number): HomeworkQuestion[] {
    return Array.from({ length: Math.max(0, Math.min(to, this.#count) - from + 1) }, (_, i) =>
      this.#question(from + i),
    );
  }

  #question(number: number): HomeworkQuestion {
    return aPlayedQuestion({
      question_id: `q${number}`,
      question_text: `Soru ${number}?`,
      question_number: number,
      total_questions: this.#count,
      server_time: 1_000_000,
      ...(this.#settings.clock === "none" && { time_limit: null, ends_at: null }),
    });
  }

  #facts(): HomeworkFacts {
    return {
      code: CODE,
      title: "Hücre",
      teacher: "Elif Öğretmen",
      class_name: "7B",
      question_count: this.#count,
      opens_at: null,
      time_zone: "Europe/Istanbul",
      due_at: 9_000_000_000,
      settings: this.#settings,
      state: this.isOver ? "over" : "open",
      joins_by: "number",
    };
  }
}

/** A pupil's device: each of its pages starts from the kept data. */
export class ADevice {
  readonly browser = new ABrowser();
  work!: OwnWork;

  constructor(
    server: AServer,
    readonly storage = aStorage(),
    readonly seat = aSeat,
  ) {
    this.browser.answer = server.answer;
    keepHomeworkSeat(storage, CODE, seat);
    this.open(server.view());
  }

  /** Opens a page; without a view it starts from the copy on this device. */
  open(view: OwnView | null = null): void {
    const known = view ?? views.get(this.storage, CODE)!;
    this.work = createOwnWork(
      { env: this.browser.env, memory: this.storage, code: CODE, seat: this.seat },
      newWork(known, storedAnswers(this.storage, CODE)),
    );
    void this.work.start(view);
  }

  reload(): void {
    this.work.close();
    this.open();
  }

  get page(): Page {
    return this.work.get().page;
  }
  get kept(): number[] {
    return storedAnswers(this.storage, CODE)
      .map(({ number }) => number)
      .toSorted((a, b) => a - b);
  }

  async answer(value: string): Promise<void> {
    this.work.answer(value);
    await this.browser.pass(0);
  }
  async next(): Promise<void> {
    void this.work.next();
    await this.browser.pass(0);
  }
}
