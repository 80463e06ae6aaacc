/** Refusals that a page also says by itself. */

export const passkeyFailed = "Anahtar doğrulanamadı. Yeniden deneyin ya da şifrenizle girin.";
export const passkeyExists = "Bu cihazda zaten bir anahtarınız var.";
export const signInFirst = "Devam etmek için giriş yapın.";
export const setChanged = "Bu set başka bir sekmede değişti.";
export const folderTaken = "Bu adla bir klasör var.";
