/** Messages for a failed connection, in a game and in the app; the wording is the specification's. */
export const texts = {
  tooManyTries: "Maksimum yeniden bağlanma denemesi sayısı aşıldı.",
  noServer: "Sunucuya bağlanılamıyor. Lütfen daha sonra tekrar deneyin.",
  lost: "Bağlantı hatası oluştu. Lütfen internet bağlantınızı kontrol edin.",
  socketError: "WebSocket bağlantı hatası",
  socketNotMade: "WebSocket başlatılamadı",
  notStarted: "Bağlantı başlatılamadı. Lütfen daha sonra tekrar deneyin.",
  reconnectFailed: "Yeniden bağlanma başarısız oldu.",
  network: "Ağ hatası veya sunucuya ulaşılamıyor. Lütfen internet bağlantınızı kontrol edin.",
  away: "Sunucu şu an cevap vermiyor.",
  gameEnded: "Oyun tamamlandı",
} as const;

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
