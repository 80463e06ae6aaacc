/** The approximate number of visible letters of a text: TeX's own characters take no room. */
export const shownLength = (text: string): number => text.replace(/\\[a-z]+|[${}^_]/gi, "").length;
