import type { LibraryPlace } from "#protocol/http/sharing";
import type { IconName } from "../../ui/drawn/icon";

/** Where a set stands on its way into the library; null where nothing is to be said. */
type Standing = { readonly word: string; readonly tone: "ok" | "warn" | "err"; readonly icon: IconName };

export function standingOf(place: LibraryPlace | null | undefined): Standing | null {
  if (!place) return null;
  if (place.state === "pending") return { word: "İncelemede", tone: "warn", icon: "clock" };
  if (place.state === "listed") return { word: "Kütüphanede", tone: "ok", icon: "book" };
  return { word: place.state === "refused" ? "Reddedildi" : "Kaldırıldı", tone: "err", icon: "x" };
}

/** What the button that hands a set in says. */
export function handInVerb(place: LibraryPlace | null): string {
  if (place === null) return "İncelemeye gönder";
  if (place.state === "refused" || place.state === "hidden") return "Düzeltip yeniden gönder";
  return place.has_changes ? "Yeniden gönder" : "Kaydet";
}
