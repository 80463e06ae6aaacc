import type { ReactNode } from "react";
import type { PictureRef } from "#question/question";
import type { OfAKind } from "./of-a-kind";

/** The part of a question's kind that is used where questions are written, found and printed. */
export type EditorKind = {
  /** The fields besides the question's text. */
  Editing(this: void, props: EditingProps<OfAKind>): ReactNode;
  /** The question as the class will see it. Decorative. */
  Preview(this: void, props: { readonly draft: OfAKind; readonly on: "board" | "phone" }): ReactNode;
  /** True if the preview shows the question's picture itself. */
  readonly hasPicture?: boolean;
  /** The question in a list of questions imported from a file. */
  Found(this: void, props: { readonly draft: OfAKind }): ReactNode;
  /** In a set that is read: the right answer drawn on the picture, instead of the picture and the list of answers. */
  OnPicture?(this: void, props: { readonly draft: OfAKind }): ReactNode;
  /** Printed under the question, when the answers are on a page of their own. */
  OnPaper(this: void, props: { readonly question: OfAKind }): ReactNode;
  /** In the printed answer key: "B" */
  keyOnPaper(this: void, question: OfAKind): string;
};

export type EditingProps<Draft> = {
  readonly draft: Draft;
  onChange(this: void, draft: Draft): void;
  /** The error of a field, or of one part of it, once it is time to show it. */
  readonly error: (field: string, key?: string) => string | undefined;
  /** Reports that the teacher has visited the field: from then on its missing entries are shown. */
  readonly onVisit: (name: string) => void;
  /**
   * Adds and shows the pictures of the options and of the question; missing where uploads are not possible. An option's row
   * that accepts a dropped picture has its letter in `data-picture`.
   */
  readonly pictures?: OptionPictures | undefined;
};

export type OptionPictures = {
  /** The button that adds a picture; null for the question's own. */
  readonly button: (option: string | null) => ReactNode;
  /** The option's picture with its description, or one being uploaded; null where there is none. */
  readonly shown: (option: string, picture: PictureField) => ReactNode;
};
export type PictureField = {
  readonly picture: PictureRef | null | undefined;
  readonly error: string | undefined;
  readonly onChange: (picture: PictureRef | null) => void;
  readonly onBlur: () => void;
};
