/** Messages about a game's connection; the wording is the specification's. */
export const tooManyTries = "Maksimum yeniden bağlanma denemesi sayısı aşıldı.";
export const noServer = "Sunucuya bağlanılamıyor. Lütfen daha sonra tekrar deneyin.";
export const lost = "Bağlantı hatası oluştu. Lütfen internet bağlantınızı kontrol edin.";
export const socketError = "WebSocket bağlantı hatası";
export const socketNotMade = "WebSocket başlatılamadı";
export const notStarted = "Bağlantı başlatılamadı. Lütfen daha sonra tekrar deneyin.";
export const reconnectFailed = "Yeniden bağlanma başarısız oldu.";
export const gameEnded = "Oyun tamamlandı";
