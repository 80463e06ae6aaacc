/** A pupil as a list has him, before it is known who is in the class already. */
export type ListedPupil = {
  /** For the card: 1 to 60, but the list may say anything. */
  readonly number: number | null;
  readonly schoolNo: number | null;
  readonly name: string;
  /** The name was longer than a class keeps. */
  readonly isCut: boolean;
};
export type ListedClass = {
  /** "10. Sınıf / A Şubesi", the page's name, or nothing. */
  readonly title: string;
  readonly pupils: readonly ListedPupil[];
  /** The numbers on the list are the school's, so those of the cards are given by order. */
  readonly hasSchoolNumbers: boolean;
};
export type ClassList = { readonly classes: readonly ListedClass[]; readonly note: string | null };

/** What a file or a text came to; never an exception, whatever was in it. */
export type ListOutcome =
  | { readonly ok: true; readonly list: ClassList }
  | { readonly ok: false; readonly message: string };

/** A student of the class, as far as a list is compared with it. */
export type Known = { readonly number: number; readonly school_no: number | null; readonly name: string };

/** What the teacher has said about rows; a row is named by its place in the list. */
export type Choices = {
  readonly numbers: ReadonlyMap<number, number>;
  readonly renames: ReadonlyMap<number, boolean>;
  /** All numbers anew, in the list's order. */
  readonly inOrder: boolean;
};
