import { triedMs } from "#protocol/mail-refusals";
import type { UnsentMail } from "#protocol/http/replies/people";

const reasons: Record<NonNullable<UnsentMail["reason"]>, string> = {
  hourly_limit: "Saatlik sınır",
  daily_limit: "Günlük sınır",
  no_address: "Adres yok",
  service_away: "Posta sunucusuna ulaşılamadı",
  service_limit: "Posta sunucusu şimdilik almıyor",
  sender_refused: "Posta sunucusu gönderen hesabı kabul etmedi",
  not_accepted: "Posta sunucusu kabul etmedi",
};

/** "Posta sunucusuna ulaşılamadı, yeniden denenecek": as long as it needs nobody, the menu does not count it either. */
export function whyUnsent(
  { state, reason, at }: Pick<UnsentMail, "state" | "reason" | "at">,
  now = Date.now(),
): string {
  if (reason === null) return "Sırada";
  const isTriedAgain = state === "failed" && reason !== "no_address" && at >= now - triedMs;
  return isTriedAgain ? `${reasons[reason]}, yeniden denenecek` : reasons[reason];
}
