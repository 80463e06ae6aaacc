import type { Session } from "#protocol/http/replies/sessions";
import { shortDate, time } from "#words/format";
import type { IconName } from "#ui/drawn/icon.tsx";

/** Words and icon for a signed-in device in a list. */

type Form = Pick<Session, "form" | "kind" | "current">;

export function iconOf({ form, kind }: Omit<Form, "current">): IconName {
  if (kind !== "usual") return "board";
  return form === "phone" || form === "tablet" ? "phone" : "laptop";
}

const names = { computer: "Bilgisayar", phone: "Telefon", tablet: "Tablet", unknown: "Bilinmeyen cihaz" } as const;

export function nameOf({ form, kind, current }: Form): string {
  if (current) return "Bu cihaz";
  return kind === "board" || kind === "lesson" ? "Tahta" : names[form];
}

const MINUTE = 60_000;

/** "Şimdi", "8 dakika önce", "Bugün 09.10", "Dün 14.10", "3 Mart". The last use of a device is known to the hour. */
function seenWords({ current, last_seen_at: at }: Pick<Session, "current" | "last_seen_at">, now: number) {
  const minutes = Math.floor((now - at) / MINUTE);
  if (current || minutes < 1) return "Şimdi";
  return minutes < 60 ? `${minutes} dakika önce` : shortDate(at, now);
}

/** Adds the end to sessions that end by themselves. */
export function lineOf(session: Session, now: number): string {
  const line = `${session.device}. ${seenWords(session, now)}`;
  return session.kind === "usual" ? line : `${line}. Saat ${time(session.expires_at)} olunca kapanır`;
}
