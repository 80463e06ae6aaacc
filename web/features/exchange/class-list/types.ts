/** A pupil as the list gives them, before they are matched to the class. */
export type ListedPupil = {
  /** Number for the card: 1 to 60, but the list may hold anything. */
  readonly number: number | null;
  readonly schoolNo: number | null;
  readonly name: string;
  /** True if the name was cut to the length that a class keeps. */
  readonly isCut: boolean;
};
export type ListedClass = {
  /** "10. Sınıf / A Şubesi", else the name of the page, else empty. */
  readonly title: string;
  readonly pupils: readonly ListedPupil[];
  /** True if the list's numbers are the school's, so that card numbers are given by order. */
  readonly hasSchoolNumbers: boolean;
};
export type ClassList = { readonly classes: readonly ListedClass[]; readonly note: string | null };

/** Result of reading a file or a text. Reading never throws. */
export type ListOutcome =
  | { readonly ok: true; readonly list: ClassList }
  | { readonly ok: false; readonly message: string };

/** A student of the class, with the fields that a list is compared by. */
export type Known = { readonly number: number; readonly school_no: number | null; readonly name: string };

/** The teacher's decisions about rows, by the row's place in the list. */
export type Choices = {
  readonly numbers: ReadonlyMap<number, number>;
  readonly renames: ReadonlyMap<number, boolean>;
  /** True to number everybody again, in the list's order. */
  readonly inOrder: boolean;
};
