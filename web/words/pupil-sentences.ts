/** Sentences that several pages for pupils say. */

export const missed = "Bu sefer olmadı";
/** Said where a part of the page did not load: a deploy may have removed it, and a reloaded page has the new one. */
export const reloadPage = "İnternetini kontrol edip sayfayı yenile.";
export const slowConnection = "Bağlantı yavaş, bekliyoruz.";
export const clockRunsOn = "Telefon kapansa da süre işler.";
export const notOpened = "Bu soru açılamadı";
export const unexpected = "Beklenmedik bir sorun oluştu";
