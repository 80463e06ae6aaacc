/** Digits of Arabic and Persian keyboards, and wide ones of East Asian keyboards, in the order 0 to 9. */
const OTHERS = "٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹０１２３４５６７８９";

/** The same text with the digits 0 to 9 alone. Raised ones stay what they are: 5² is not 52. */
export const plainDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹０-９]/g, (digit) => String(OTHERS.indexOf(digit) % 10));
