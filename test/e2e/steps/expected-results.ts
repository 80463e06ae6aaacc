/**
 * Figures of a game, computed from the answers alone, in another way than the product does. An answer earns all points or none.
 */

type Question = { readonly options: Readonly<Record<string, string>>; readonly correct_option: string };
export type Given = readonly (string | null)[];
/** `worth`: the points of a right answer to each question. */
type Played = {
  readonly questions: readonly Question[];
  readonly worth: readonly number[];
  readonly answers: Readonly<Record<string, Given>>;
};

export function expectedResults({ questions, worth, answers }: Played) {
  const names = Object.keys(answers);
  const isRight = (choice: string | null, q: number) => choice === questions[q]!.correct_option;
  const score = (name: string) =>
    answers[name]!.reduce((sum, choice, q) => sum + (isRight(choice, q) ? worth[q]! : 0), 0);
  const players = names.map((nickname) => {
    const given = answers[nickname]!;
    const right = given.filter(isRight).length;
    const empty = given.filter((choice) => choice === null).length;
    return {
      nickname,
      given,
      score: score(nickname),
      rank: 1 + names.filter((other) => score(other) > score(nickname)).length,
      right,
      wrong: given.length - right - empty,
      empty,
      rate: right / given.length,
      needsSupport: right / given.length < 0.5 || empty / given.length >= 0.3,
    };
  });
  return {
    players,
    rate: players.reduce((sum, { right }) => sum + right, 0) / (players.length * questions.length),
    questions: questions.map((question, q) => {
      const all = names.map((name) => answers[name]![q]!);
      const given = all.filter((choice) => choice !== null);
      const chosen = (key: string) => given.filter((choice) => choice === key).length;
      const wrong = Object.keys(question.options).filter((key) => key !== question.correct_option);
      const [most] = wrong.toSorted((a, b) => chosen(b) - chosen(a));
      return {
        rate: chosen(question.correct_option) / given.length,
        /** The share of right answers among all present players, which decides whether a question counts as hard. */
        rateOfAll: chosen(question.correct_option) / all.length,
        chosen: Object.fromEntries(Object.keys(question.options).map((key) => [key, chosen(key)])),
        empty: all.length - given.length,
        misconception: chosen(most!) >= 3 && chosen(most!) / given.length >= 0.3 ? most! : null,
        isHard: all.length >= 3 && chosen(question.correct_option) / all.length < 0.5,
      };
    }),
  };
}

/** A percentage as Turkish writes it. */
export const percent = (rate: number): string => `%${Math.round(rate * 100)}`;
export const points = (score: number): string => score.toLocaleString("tr-TR");
