type Numbered = { readonly number?: number | undefined; readonly school_no?: number | null | undefined };

/** The number that a pupil knows: the school's if everybody in the class has one, else the number in the list. */
export const knownNumber = <Of extends Numbered>({ number, school_no }: Of): number | Of["number"] =>
  school_no ?? number;
