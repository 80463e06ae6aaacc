/** Messages for a call without a reply, in a game and in the app; the wording is the specification's. */
export const noNetwork = "Ağ hatası veya sunucuya ulaşılamıyor. Lütfen internet bağlantınızı kontrol edin.";
export const noServer = "Sunucu şu an cevap vermiyor.";

/** Said to pupils. */
export const looksOffline = "İnternet yok gibi görünüyor.";

export const serverFailure = (status: number, statusText: string) => `Sunucu hatası: ${status} ${statusText}`.trim();

/** "15 dakika", the time after which a call that was refused may be repeated; "Biraz" if that is unknown. */
export function whenAgain(ms = 0): string {
  if (ms === 0) return "Biraz";
  const seconds = Math.ceil(ms / 1000);
  if (seconds < 60) return `${seconds} saniye`;
  return seconds < 5400 ? `${Math.ceil(seconds / 60)} dakika` : `${Math.ceil(seconds / 3600)} saat`;
}

/** Judges a reply that is not from our server; 511 comes from a portal. */
export const isServerAway = (status: number): boolean => status >= 500 && status !== 511;
