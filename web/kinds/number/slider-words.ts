/** Words of a number with a slider, on the phone and on the editor's preview of it. */
export const slideOrWrite = "Kaydır ya da yaz";
export const chooseValue = "Önce bir değer seç";
