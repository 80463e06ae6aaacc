import type { ClosedText } from "#protocol/live/played-question";

/** The reason why an answer counts as right, for the teacher. */
export const whyRight = ({ why }: Pick<ClosedText, "why">): string => {
  if (why === "typo") return "Yazım hatası bağışlandı";
  return why === "host" ? "Siz kabul ettiniz" : "Doğru cevap";
};
