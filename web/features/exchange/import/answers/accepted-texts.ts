import { limits } from "#shared/limits";
import { answerFold } from "#question/written/answer-fold";

type Accepted = { accepted: string[]; losses: string[]; doubts: string[] };

/** The texts that count as right, each once however it is written, and no more than a question holds. */
export function acceptedTexts(texts: readonly string[]): Accepted {
  const different = new Map<string, string>();
  for (const written of texts) {
    // Moodle's own sign for a star that is one.
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
