import type { ListedClass } from "#protocol/http/classes";
import { limits } from "#shared/limits";
import { number } from "#words/format";
import { characters, comparable, isBlank } from "#question/text";
import type { ChosenSettings } from "./ways";

/** Text of a closed row: together they read as a summary of the game. */

const scorings: Record<ChosenSettings["scoring"], string> = {
  speed: "Hız puanı",
  balanced: "Dengeli puan",
  accuracy: "Doğruluk puanı",
};
const factors: Record<ChosenSettings["time_factor"], string> = {
  1: "normal süre",
  1.5: "1,5 katı süre",
  2: "2 katı süre",
};

export const pointsLine = ({ scoring, time_factor, clock }: ChosenSettings): string =>
  clock === "none" ? "Süresiz, her doğru cevap tam puan" : `${scorings[scoring]}, ${factors[time_factor]}`;

export const clockLine = ({ clock, time_factor }: ChosenSettings): string => {
  if (clock === "none") return "Süresiz, siz bitirirsiniz";
  return time_factor === 1 ? "Sorudaki süre" : `Sorudaki sürenin ${factors[time_factor].replace(" süre", "")}`;
};

export function teamsLine({ teams }: ChosenSettings): string {
  if (!teams) return "Yok";
  const count = `${teams.names.length} takım`;
  if (teams.pick === undefined) return count;
  return teams.pick === "self" ? `${count}, öğrenci seçer` : `${count}, Bilye dağıtır`;
}

export function classLine({ identity, answers }: ChosenSettings, picked: ListedClass | undefined): string {
  if (answers === "cards") return picked ? `${picked.name}, ${picked.student_count} öğrenci` : "Sınıf seçin";
  const how = identity === "roster" ? "numarayla girilir" : "takma adla girilir";
  return picked ? `${picked.name}, ${how}` : "Sınıfsız, takma adla girilir";
}

export const flowLine = ({ standing }: ChosenSettings): string =>
  standing === "end" ? "Puan durumu yalnız sonda" : "Puan durumu her sorudan sonra";

export function otherLine(settings: ChosenSettings): string {
  const { answers, auto_close, shuffle_questions, shuffle_options, verdict, confidence, reactions, capacity } =
    settings;
  const order = [
    ...(capacity === undefined ? [] : [`en çok ${number(capacity)} kişi`]),
    ...(confidence ? ["eminlik sorulur"] : []),
    shuffle_questions ? "sorular karışık" : "sorular sırayla",
    ...(shuffle_options ? ["şıklar karışık"] : []),
    ...(reactions === false ? ["tepkiler kapalı"] : []),
    ...(answers && auto_close ? ["cevaplar tamam olunca soru kapanır"] : []),
  ].join(", ");
  const line = order[0]!.toLocaleUpperCase("tr") + order.slice(1);
  return answers ? line : `${line}; sonuç ${verdict === "instant" ? "cevap verince" : "süre bitince"}`;
}

/** Fault of each team's name, as the server would report it. */
export function teamFaults(names: readonly string[]): readonly (string | null)[] {
  const keys = names.map((name) => comparable(name).toLocaleLowerCase("tr"));
  return names.map((name, i) => {
    if (isBlank(name)) return "Takıma bir ad verin.";
    if (characters(name) > limits.teams.name) return `En çok ${limits.teams.name} karakter olabilir.`;
    return keys.indexOf(keys[i]!) < i ? "İki takımın adı aynı." : null;
  });
}
