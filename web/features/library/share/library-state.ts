import type { LibraryPlace } from "#protocol/http/replies/sharing";
import type { IconName } from "#ui/drawn/icon.tsx";

/** State of a set on its way into the library; null if there is nothing to say. */
type Standing = { readonly word: string; readonly tone: "ok" | "warn" | "err"; readonly icon: IconName };

export function standingOf(place: LibraryPlace | null | undefined): Standing | null {
  if (!place) return null;
  if (place.state === "pending") return { word: "İncelemede", tone: "warn", icon: "clock" };
  if (place.state === "listed") return { word: "Kütüphanede", tone: "ok", icon: "book" };
  return { word: place.state === "refused" ? "Reddedildi" : "Kaldırıldı", tone: "err", icon: "x" };
}

type Note = { readonly tone: "err" | "info"; readonly text: string };

/** Note for the author: why the set was removed, or that readers still see an earlier version. */
export function noteOf(place: LibraryPlace | null): Note | null {
  if (!place) return null;
  const { state, reason, is_listed: isListed, has_changes: hasChanges } = place;
  if (state === "refused") return { tone: "err", text: `Reddedildi: ${reason}` };
  if (state === "hidden") {
    const why = reason === "" ? BY_REPORTS : `Kütüphaneden kaldırıldı: ${reason}`;
    return { tone: "err", text: why };
  }
  if (!isListed) return null;
  if (state === "pending")
    return { tone: "info", text: "Yeni hâli incelemede; kütüphanede şimdilik önceki hâli duruyor." };
  if (!hasChanges) return null;
  return { tone: "info", text: "Kütüphanede önceki hâli duruyor; değişiklikleriniz, yeniden gönderince görünür." };
}

/** The note while no administrator has decided yet. */
const BY_REPORTS = "Bildirildiği için kütüphaneden kaldırıldı. Bir yönetici bakacak, uygun bulursa geri koyacak.";

/** Warning before a set in the library, or in review, is no longer shared with everybody. */
export function leavingOf(place: LibraryPlace | null): string | null {
  if (place?.is_listed) return "Set kütüphaneden hemen kalkar; alınmış kopyalar kalır.";
  return place?.state === "pending" ? "Set incelemeden geri alınır." : null;
}

/** Label of the button that hands a set in. */
export function handInVerb(place: LibraryPlace | null): string {
  if (place === null) return "İncelemeye gönder";
  if (place.state === "refused" || place.state === "hidden") return "Düzeltip yeniden gönder";
  return place.has_changes ? "Yeniden gönder" : "Kaydet";
}
