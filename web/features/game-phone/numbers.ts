/** Numbers in Turkish format. The app's own formats include dates, which a phone in a game does not need. */
const whole = new Intl.NumberFormat("tr-TR", { maximumFractionDigits: 0 });
const tenths = new Intl.NumberFormat("tr-TR", { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** 1.240 */
export const number = (value: number): string => whole.format(value);
/** 4,2 */
export const seconds = (ms: number): string => tenths.format(ms / 1000);
