/** Said where a part of the page did not load: a deploy may have removed it, and a reloaded page has the new one. */
export const reloadPage = "İnternetini kontrol edip sayfayı yenile.";
