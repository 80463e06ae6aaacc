import "../../styles/tokens.css";
import "../../styles/app-tokens.css";
import "../../styles/base.css";
import "../../styles/app-classes.css";
import "#ui/drawn/app-drawings.tsx";
import { readySets } from "#ready-sets/ready-sets";
import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router";
import { Home } from "#features/home/public/home.tsx";
import type { Sample } from "#features/home/public/home/sample-question.tsx";

/**
 * The first page as HTML, written by the build together with the styles that it needs (`web/build/pages/home-page.ts`). It has
 * questions of the ready sets, word for word, and their count.
 */
export function homeMarkup(): string {
  const questions = readySets.reduce((sum, set) => sum + set.questions.length, 0);
  return renderToStaticMarkup(
    <StaticRouter location="/">
      <Home samples={answered.map(sampleOf)} ready={{ sets: readySets.length, questions }} />
    </StaticRouter>,
  );
}

/** Questions of one lesson, each with what a made-up class of fifteen chose: the right options first, in the set's order. */
const answered = [
  { text: "Işık yılı neyin birimidir?", right: [6], wrong: [7, 1, 1], knew: 6 },
  { text: "Karışımı oluşturan maddeler kendi özelliklerini kaybeder.", right: [10], wrong: [5], knew: 10 },
  { text: "Atomun çekirdeğinde hangileri bulunur?", right: [14, 11], wrong: [5, 2], knew: 8 },
] as const;

function sampleOf({ text, right, wrong, knew }: (typeof answered)[number]): Sample {
  const question = readySets
    .find(({ id }) => id === "fen-7-gunes-sistemi-karisimlar")
    ?.questions.find(({ question_text }) => question_text === text);
  if (question?.options == null || question.correct_option === undefined) throw new Error(`No ready set asks: ${text}`);
  const { options, correct_option, explanation } = question;
  const rights: number[] = [...right];
  const wrongs: number[] = [...wrong];
  const counts = Object.keys(options).map((letter) => {
    const count = (correct_option.includes(letter) ? rights : wrongs).shift();
    return [letter, count ?? 0] as const;
  });
  return {
    text,
    options,
    right: correct_option,
    why: explanation,
    counts: Object.fromEntries(counts),
    knew,
  };
}
