/** Turkish alphabetical order. */

export const alphabetical = new Intl.Collator("tr");
/** The same with 7B before 10A. */
export const byName = new Intl.Collator("tr", { numeric: true });
