import { setting } from "./setting";
import { hasClock, onPhones, speedEarns } from "./situations";

/** How the answers of a game count. */

const withoutSpeed = [
  ["accuracy", "Doğruluk"],
  ["net", "Net"],
] as const;

export const netHint = "Doğru 1 net, yanlış eksi, boş sıfır. Hız puan getirmez; emin olmayan boş bırakabilir.";

export const scoring = setting({
  values: { oneOf: ["speed", "balanced", "accuracy", "net"] },
  usual: "balanced",
  fits: (value, situation) => value === "accuracy" || value === "net" || speedEarns(situation),
  otherwise: "accuracy",
  row: "points",
  label: "Puanlama",
  words: { speed: "Hız", balanced: "Dengeli", accuracy: "Doğruluk", net: "Net" },
  short: (value, situation) => {
    if (value === "net") return "net";
    if (value !== "accuracy") return value === "speed" ? "hız puanı" : "dengeli puan";
    return speedEarns(situation) || situation.answers_change ? "doğruluk puanı" : null;
  },
  asks: {
    // Four stay on offer where answers may change, although two of them close then: the page says so.
    options: (situation) =>
      onPhones(situation) && hasClock(situation)
        ? [["speed", "Hız"], ["balanced", "Dengeli"], ...withoutSpeed]
        : withoutSpeed,
    hint: {
      speed: "Çabuk cevap çok puan getirir; süre biterken verilen doğru cevap puanın yarısını alır.",
      balanced: "Doğru cevap puanın en az %60’ını getirir; kalanı hıza bağlıdır.",
      accuracy: "Süre önemli değil, her doğru cevap tam puan alır.",
      net: netHint,
    },
  },
});

/** Tells whether net is counted; not by settings that are not known yet. */
export const countsNet = (settings: { readonly scoring?: string | undefined } | null): boolean =>
  settings?.scoring === "net";

export type WrongCosts = 3 | 4;

/** "3 yanlış 1 doğruyu götürür" */
export const costsOf = (costs: WrongCosts): string => `${costs} yanlış 1 doğruyu götürür`;

/** Number of wrong answers that cost a right one, if net is counted. */
export const wrong_costs = setting({
  values: { oneOf: [3, 4] },
  usual: 4,
  absent: null,
  applies: ({ scoring }) => scoring === "net",
  row: "points",
  // The set decides it, by its grade: the exam of that age counts so.
  forgotten: true,
  label: "Bir doğruyu götüren yanlış",
  words: { 3: "3, LGS gibi", 4: "4, YKS gibi" },
  short: (costs) => costs && costsOf(costs),
  asks: { question: "Bir doğruyu kaç yanlış götürsün?", isBeside: true },
});

/** The number that pupils of this grade know from their exam: grades 5 to 8 from the LGS, all others from the YKS. */
export const usualWrongCosts = (grade: number | null): WrongCosts =>
  grade !== null && grade >= 5 && grade <= 8 ? 3 : 4;
