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

export const serverFailure = (status: number, statusText: string) => `Sunucu hatası: ${status} ${statusText}`.trim();

/** Judges a reply that is not from our server; 511 comes from a portal. */
export const isServerAway = (status: number): boolean => status >= 500 && status !== 511;
