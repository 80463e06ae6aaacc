/** Numbers as Turkish writes them. The app's own formats also hold dates, which a phone in a game has no use for. */
const whole = new Intl.NumberFormat("tr-TR", { maximumFractionDigits: 0 });
const tenths = new Intl.NumberFormat("tr-TR", { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** 1.240 */
export const number = (value: number): string => whole.format(value);
/** 4,2 */
export const seconds = (ms: number): string => tenths.format(ms / 1000);
