import type { ClosedText } from "#protocol/live/played-question";

/** Why an answer counts as right, for the teacher who sees it. */
export const whyRight = ({ why }: Pick<ClosedText, "why">): string => {
  if (why === "typo") return "Yazım hatası bağışlandı";
  return why === "host" ? "Siz kabul ettiniz" : "Doğru cevap";
};
