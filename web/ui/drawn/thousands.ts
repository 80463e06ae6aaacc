const format = new Intl.NumberFormat("tr-TR");

/** A count as Turkish writes it: 10.000 */
export const thousands = (count: number): string => format.format(count);
