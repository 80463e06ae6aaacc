import type { Question } from "#protocol/http/question-sets";
import type { OptionKey, QuestionEndFields, QuestionFields } from "#protocol/messages";
import { leaderboardRow, rankPupils, type Pupil } from "./pupils";

type Given = { readonly choice: OptionKey; readonly tookMs: number };

/** One asked question of a rehearsal: who answers what and when, and what comes of it. */
export class Round {
  readonly answers = new Map<string, Given>();
  readonly question: Question;
  readonly number: number;
  readonly total: number;
  readonly startsAt: number;
  endsAt: number;

  constructor(asked: { question: Question; number: number; total: number }, startsAt: number) {
    this.question = asked.question;
    this.number = asked.number;
    this.total = asked.total;
    this.startsAt = startsAt;
    this.endsAt = startsAt + asked.question.time_limit * 1000;
  }

  fields(now: number): QuestionFields {
    const { id, question_text, options, correct_option, points } = this.question;
    return {
      question_id: id,
      question_text,
      options,
      time_limit: (this.endsAt - this.startsAt) / 1000,
      question_number: this.number,
      total_questions: this.total,
      correct_option,
      points,
      server_time: now,
      starts_at: this.startsAt,
      ends_at: this.endsAt,
    };
  }

  /** The verdicts: points as in a real game's balanced scoring, then the new order. */
  close(pupils: Pupil[]): QuestionEndFields {
    const { question } = this;
    const distribution: QuestionEndFields["distribution"] = { none: 0 };
    for (const key of Object.keys(question.options) as OptionKey[]) distribution[key] = 0;
    for (const pupil of pupils) {
      if (this.number > 1) pupil.previousRank = pupil.rank;
      const given = this.answers.get(pupil.id);
      const counted = given?.choice ?? "none";
      distribution[counted] = (distribution[counted] ?? 0) + 1;
      if (given?.choice !== question.correct_option) continue;
      const share = given.tookMs / (this.endsAt - this.startsAt);
      pupil.score += Math.round(1000 * question.points * (0.6 + 0.4 * (1 - share)));
      pupil.correctMs += given.tookMs;
    }
    return {
      question_id: question.id,
      correct_option: question.correct_option,
      leaderboard: rankPupils(pupils).map(leaderboardRow),
      distribution,
      explanation: question.explanation,
      is_last: this.number === this.total,
    };
  }
}

/** What one pupil does with a question: thinks for a while, then knows it, or guesses; now and then stays silent. */
export function answerOf(pupil: Pupil, question: Question, random: () => number): Given | null {
  if (random() < 0.03) return null;
  const tookMs = Math.min(question.time_limit, 25) * 1000 * (0.12 + random() * 0.6 * (1.2 - pupil.skill * 0.4));
  const wrong = (Object.keys(question.options) as OptionKey[]).filter((key) => key !== question.correct_option);
  const choice = random() < pupil.skill ? question.correct_option : wrong[Math.floor(random() * wrong.length)]!;
  return { choice, tookMs };
}
