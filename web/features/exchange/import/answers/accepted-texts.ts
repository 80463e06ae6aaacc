import { limits } from "#shared/limits";
import { answerFold } from "#question/written/answer-fold";

type Accepted = { accepted: string[]; losses: string[]; doubts: string[] };

/** Accepted answers, without variants that count as equal, up to the limit of a question. */
export function acceptedTexts(texts: readonly string[]): Accepted {
  const different = new Map<string, string>();
  for (const written of texts) {
    // Moodle's escape for a literal star.
    const text = written.replaceAll("\\*", "*");
    const key = answerFold(text, "");
    if (key !== "" && !different.has(key)) different.set(key, text.trim());
  }
  const all = [...different.values()];
  const room = limits.acceptedAnswers;
  const star = texts.find((text) => /(?:^|[^\\])\*/.test(text));
  return {
    accepted: all.slice(0, room),
    losses: all.length > room ? [`${all.length} doğru cevaptan ilk ${room} tanesi alındı.`] : [],
    doubts: star ? [`“${star}” içindeki * burada herhangi bir harfin yerine geçmez.`] : [],
  };
}
