/** The board's keys. A presenter's clicker sends PageDown. */

export type Shortcut =
  | "primary"
  | "fullscreen"
  | "mute"
  | "dark"
  | "code"
  | "lock"
  | "points"
  | "help"
  | "picture"
  | "camera";

/** A second press within this time belongs to the previous step, so that the press that opened a question does not close it. */
export const ARMED_AFTER_MS = 700;

const letters = {
  f: "fullscreen",
  m: "mute",
  d: "dark",
  k: "code",
  l: "lock",
  p: "points",
  v: "picture",
  c: "camera",
} as const;
const keys: ReadonlyMap<string, Shortcut> = new Map<string, Shortcut>([
  [" ", "primary"],
  ["ArrowRight", "primary"],
  ["Enter", "primary"],
  ["PageDown", "primary"],
  ["?", "help"],
  ...Object.entries(letters),
  // Also with the caps lock on.
  ...Object.entries(letters).map(([letter, shortcut]): [string, Shortcut] => [
    letter.toLocaleUpperCase("en"),
    shortcut,
  ]),
]);

type Press = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "repeat">;

/** The action of a key press; null for other keys, for a held key and for the browser's own shortcuts. */
export function shortcutFor(press: Press): Shortcut | null {
  if (press.ctrlKey || press.metaKey || press.altKey || press.repeat) return null;
  return keys.get(press.key) ?? null;
}

/** The keys as the overlay lists them. */
export const shortcutList: readonly (readonly [keys: readonly string[], text: string])[] = [
  [["Boşluk", "→", "Enter"], "Sıradaki adım"],
  [["↓", "↑"], "Ekrana sığmayan sorunun devamı ya da başı"],
  [["F"], "Tam ekran"],
  [["M"], "Sesi kapat ya da aç"],
  [["D"], "Koyu görünüm"],
  [["K"], "Büyük kod"],
  [["L"], "Katılımı kilitle ya da aç; puan durumu yalnız sondaysa cevaptan sonra göster"],
  [["P"], "Puan durumunu gizle ya da göster; takımlardan kişilere geç"],
  [["V"], "Kartları okuyan kameranın görüntüsünü büyüt ya da küçült"],
  [["C"], "Kartları okuyan kamerayı değiştir"],
  [["?"], "Bu liste"],
  [["Esc"], "Açık pencereyi kapat"],
];
