/** The words in the board's field, and beside it. */
export const boardField = "Tek kelime yeter";
export const boardNote = "En fazla 30 karakter. Kimin ne yazdığı tahtada görünmez.";
