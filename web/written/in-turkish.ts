const whole = new Intl.NumberFormat("tr-TR");

/** 1.240 */
export const inTurkish = (value: number): string => whole.format(value);
