import type { ReportReason } from "#protocol/library-words";

/** Reasons for reporting a set, in words. */
export const reportWords: readonly { readonly value: ReportReason; readonly label: string }[] = [
  { value: "wrong", label: "Yanlış bilgi ya da yanlış cevap var" },
  { value: "unfit", label: "Uygunsuz içerik" },
  { value: "stolen", label: "Başkasının emeği, izinsiz paylaşılmış" },
  { value: "personal", label: "Kişisel bilgi içeriyor" },
  { value: "other", label: "Başka" },
];
