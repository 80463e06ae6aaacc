import { limits } from "#protocol/limits";
import { answerFold } from "#question/answer-fold";

type Accepted = { accepted: string[]; losses: string[]; doubts: string[] };

/** The texts that count as right, each once however it is written, and no more than a question holds. */
export function acceptedTexts(texts: readonly string[]): Accepted {
  const different = new Map<string, string>();
  for (const text of texts) {
    const key = answerFold(text, "");
    if (key !== "" && !different.has(key)) different.set(key, text.trim());
  }
  const all = [...different.values()];
  const room = limits.acceptedAnswers;
  const star = all.find((text) => text.includes("*"));
  return {
    accepted: all.slice(0, room),
    losses: all.length > room ? [`${all.length} doğru cevaptan ilk ${room} tanesi alındı.`] : [],
    doubts: star ? [`“${star}” içindeki * burada herhangi bir harfin yerine geçmez.`] : [],
  };
}
