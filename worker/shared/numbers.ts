/** Numbers as Turkish writes them. */

const whole = new Intl.NumberFormat("tr", { maximumFractionDigits: 0 });
const toTenths = new Intl.NumberFormat("tr", { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** 1.240 */
export const number = (value: number): string => whole.format(value);
/** 4,2 · 4,0 */
export const tenths = (value: number): string => toTenths.format(value);
