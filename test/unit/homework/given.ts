import type { HomeworkSettings } from "#protocol/http/replies/homework";
import type { Question } from "#game/game";
import type { Given, Homework, Pupil, Terms } from "#homework/homework";
import { emptyTally } from "#homework/progress";
import { aQuestion } from "../../builders/questions";
import { homeworkSettings } from "../../builders/settings";
import * as rules from "#homework/rules";

export const T0 = 1_700_000_000_000;
export const DUE = T0 + 1_000_000;

/** The right answer is always B; the last question is a poll. Each has 20 seconds. */
const someQuestions = (count: number): Question[] =>
  Array.from({ length: count }, (_, i) =>
    aQuestion(i + 1, {
      ...(i === count - 1 && count > 2 ? { kind: "poll" as never } : {}),
      options: { A: "bir", B: "iki", C: "üç" },
      correct: "B",
      explanation: "",
    }),
  );

type Wanted = {
  readonly settings?: Partial<HomeworkSettings>;
  readonly terms?: Partial<Terms>;
  readonly opensAt?: number | null;
  readonly questions?: number;
};

export const aHomework = ({ settings, terms, opensAt = null, questions = 4 }: Wanted = {}): Homework => ({
  setup: {
    homeworkId: "h",
    code: "ABCDEFG",
    ownerId: "u",
    teacher: "Elif Yıldırım",
    class: null,
    questionSetId: "s",
    settings: homeworkSettings(settings),
    gameSettings: {} as never,
    openedAt: T0,
    opensAt,
  },
  terms: { title: "Kesirler", dueAt: DUE, closedAt: null, edition: 0, ...terms },
  questions: someQuestions(questions),
});

export const aPupil = (seq = 1, more: Partial<Pupil> = {}): Pupil => ({
  seq,
  id: `ABCDEFG-${seq}`,
  nickname: `Öğrenci ${seq}`,
  nicknameKey: `ogrenci ${seq}`,
  marble: seq,
  userId: null,
  studentId: null,
  timeFactor: 1,
  extraAttempts: 0,
  joinedAt: T0,
  lastAt: T0,
  attempt: 1,
  done: 0,
  tally: emptyTally,
  openedAt: null,
  best: { attempt: 1, ...emptyTally },
  hasFinished: false,
  pin: { hash: "", failures: 0, lockedUntil: 0 },
  ...more,
});

/** One pupil's rows, changed by the rules as the homework's object changes them. */
export class Rows {
  readonly givens: Given[] = [];
  constructor(
    public homework: Homework,
    public pupil: Pupil = aPupil(),
  ) {}

  answer(questionId: string, value: string | null, now: number, attempt: number | null = null) {
    const place = this.homework.questions.findIndex(({ id }) => id === questionId);
    const inAttempt = attempt ?? this.pupil.attempt;
    const earlier = this.givens.find((given) => given.attempt === inAttempt && given.place === place) ?? null;
    const ruled = rules.answer(
      this.homework,
      this.pupil,
      { questionId, value, attempt, confidence: null },
      { earlier, now },
    );
    if (!ruled.ok) return ruled.error;
    if (ruled.given) this.givens.push(ruled.given);
    this.pupil = ruled.pupil;
    return ruled.given ? "stored" : "known";
  }

  next = (now: number) => this.#moved(rules.next(this.homework, this.pupil, now));
  nextAttempt = (now: number, after: number | null = null) =>
    this.#moved(rules.nextAttempt(this.homework, this.pupil, after, now));

  #moved(ruled: ReturnType<typeof rules.next>) {
    if (!ruled.ok) return ruled.error;
    if (!ruled.isBegun) return "nothing";
    this.pupil = ruled.pupil;
    return "begun";
  }
}
