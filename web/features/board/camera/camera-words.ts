import type { NoCamera } from "#hosting/cards/camera/camera";
import { noCameraHere, noPermission, tryAgain } from "#hosting/cards/camera/camera-words";
import type { IconName } from "#ui/drawn/icon.tsx";

type Said = { readonly icon: IconName; readonly title: string; readonly text: string; readonly again: string | null };

/** Why the board's camera shows nothing, and what the teacher can do. */
export const missingWords: Readonly<Record<NoCamera, Said>> = {
  none: {
    icon: "usb",
    title: "Kamera bulunamadı",
    text: "Bir USB kamera takın; takılınca bu ekran kendiliğinden görür.",
    again: "Yeniden ara",
  },
  refused: {
    icon: "lock",
    title: noPermission,
    text: "Adres çubuğundaki kamera simgesine dokunup “İzin ver” deyin. Oyun beklemede kalmaz.",
    again: tryAgain,
  },
  in_use: {
    icon: "camera",
    title: "Kamera başka bir programda açık",
    text: "Toplantı ya da kamera programını kapatıp yeniden deneyin.",
    again: tryAgain,
  },
  insecure: { icon: "lock", title: noCameraHere, text: "Adres https ile başlamalı.", again: null },
};

/** The camera's name without the numbers of its maker; a camera without a name by the side to which it looks. */
export function nameOfCamera(label: string, isFront: boolean): string {
  const name = label.replace(/\s*\([\da-f]{4}:[\da-f]{4}\)$/i, "").trim();
  if (name !== "") return name;
  return isFront ? "Ön kamera" : "USB kamera";
}
