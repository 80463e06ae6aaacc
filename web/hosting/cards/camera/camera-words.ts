/** Sentences that the phone's page and the board say alike. */
export const noPermission = "Kameraya izin verilmemiş";
export const noCameraHere = "Bu adreste kamera açılamaz";
export const readHere = "Kartları bu tahta okusun";
export const openIt = "Kamerayı aç";
export const tryAgain = "Yeniden dene";
