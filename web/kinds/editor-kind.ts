import type { ReactNode } from "react";
import type { KindName } from "#question/kinds";
import type { PictureRef } from "#question/question";
import type { Draft } from "./question-types";

/** The part of a question's kind that is used where questions are written, found and printed. */
export type EditorKind<K extends KindName = KindName> = {
  /** The fields besides the question's text. */
  readonly Editing: (props: EditingProps<Draft<K>>) => ReactNode;
  /** The question as the class will see it. Decorative. */
  readonly Preview: (props: { readonly draft: Draft<K>; readonly on: "board" | "phone" }) => ReactNode;
  /** True if the preview shows the question's picture itself. */
  readonly hasPicture?: boolean;
  /** The question in a list of questions imported from a file. */
  readonly Found: (props: { readonly draft: Draft<K> }) => ReactNode;
  /** In a set that is read: the right answer drawn on the picture, instead of the picture and the list of answers. */
  readonly OnPicture?: (props: { readonly draft: Draft<K> }) => ReactNode;
  /** Printed under the question, when the answers are on a page of their own. */
  readonly OnPaper: (props: { readonly question: Draft<K> }) => ReactNode;
  /** In the printed answer key: "B" */
  readonly keyOnPaper: (question: Draft<K>) => string;
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
