import { setting } from "./setting";
import { speedEarns } from "./situations";

/** How the answers of a game count. */

export const scoring = setting({
  values: { oneOf: ["speed", "balanced", "accuracy", "net"] },
  usual: "balanced",
  applies: speedEarns,
  otherwise: (asked) => (asked === "net" ? asked : "accuracy"),
  row: "points",
  label: "Puanlama",
  words: { speed: "Hız", balanced: "Dengeli", accuracy: "Doğruluk", net: "Net" },
  alwaysListed: true,
  short: { speed: "hız puanı", balanced: "dengeli puan", accuracy: "doğruluk puanı", net: "net" },
  asks: {
    // The API has net; the dialog offers it once the screens show it.
    options: [
      ["speed", "Hız"],
      ["balanced", "Dengeli"],
      ["accuracy", "Doğruluk"],
    ],
    hint: {
      speed: "Çabuk cevap çok puan getirir; süre biterken verilen doğru cevap puanın yarısını alır.",
      balanced: "Doğru cevap puanın en az %60’ını getirir; kalanı hıza bağlıdır.",
      accuracy: "Süre önemli değil, her doğru cevap tam puan alır.",
      net: "Doğru 1 net, yanlış eksi, boş sıfır. Hız puan getirmez; emin olmayan boş bırakabilir.",
    },
  },
});

/** Number of wrong answers that cost a right one, if net is counted. */
export const wrong_costs = setting({
  values: { oneOf: [3, 4] },
  usual: 4,
  absent: null,
  applies: ({ scoring }) => scoring === "net",
  label: "Bir doğruyu götüren yanlış",
  words: { 3: "3, LGS gibi", 4: "4, YKS gibi" },
});
