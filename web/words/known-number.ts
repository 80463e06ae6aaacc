type Numbered = { readonly number?: number | undefined; readonly school_no?: number | null | undefined };

/** The number that a pupil knows: a reply has the school's where everybody in the class has one, else the one in the list counts. */
export const knownNumber = <Of extends Numbered>({ number, school_no }: Of): number | Of["number"] =>
  school_no ?? number;
