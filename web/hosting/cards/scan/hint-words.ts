import type { Cause } from "./hints";

type Words = Readonly<Record<Cause, (about: number | null) => string>>;

/** Hints that are the same for a phone in the hand and for a camera that stands. */
const common = {
  glare: () => "Kart parlıyor, biraz eğsinler.",
  unknown: (about) => `${about ?? "Bu"} numara bu sınıfta yok.`,
  twice: (about) => `${about ?? "Aynı"} numaralı kart iki yerde görünüyor.`,
  slow: () => "Bu cihaz yavaş okuyor, kartları biraz daha uzun tutun.",
} satisfies Partial<Words>;

export const inTheHand: Words = {
  ...common,
  frozen: () => "Görüntü dondu, sayfayı yenileyin.",
  dark: () => "Ortam karanlık. Işığı açın ya da flaşı yakın.",
  shaky: () => "Görüntü titriyor, telefonu iki elle tutun.",
  far: () => "Arka sıra küçük kalıyor, iki adım yaklaşın.",
};

export const standing: Words = {
  ...common,
  frozen: () => "Görüntü dondu, kamerayı çıkarıp yeniden takın.",
  dark: () => "Sınıf karanlık, ışığı açın.",
  shaky: () => "Kamera oynadı.",
  far: () => "Arka sıra küçük kalıyor, kamerayı biraz kaldırın.",
};
