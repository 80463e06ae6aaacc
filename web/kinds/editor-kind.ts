import type { ReactNode } from "react";
import type { Picture } from "#question/question";
import type { OfAKind } from "./of-a-kind";

/** What a kind of question has where questions are written, found and printed. */
export type EditorKind = {
  /** What is written besides the question's text. */
  Editing(this: void, props: EditingProps<OfAKind>): ReactNode;
  /** As the class will see it. For the eye alone. */
  Preview(this: void, props: { readonly draft: OfAKind; readonly on: "board" | "phone" }): ReactNode;
  /** Its preview shows the question's picture itself. */
  readonly hasPicture?: boolean;
  /** In a list of questions that a file had. */
  Found(this: void, props: { readonly draft: OfAKind }): ReactNode;
  /** In a set that is read, in place of the question's picture and of what is found: what is right, drawn on the picture. */
  OnPicture?(this: void, props: { readonly draft: OfAKind }): ReactNode;
  /** Under the question, with the answers on a page of their own. */
  OnPaper(this: void, props: { readonly question: OfAKind }): ReactNode;
  /** In the key to the answers: "B" */
  keyOnPaper(this: void, question: OfAKind): string;
};

export type EditingProps<Draft> = {
  readonly draft: Draft;
  onChange(this: void, draft: Draft): void;
  /** What is wrong with a field, or with one part of it, as far as it is to be said already. */
  readonly error: (field: string, key?: string) => string | undefined;
  /** The teacher has been there: from now on it says what is missing. */
  readonly onVisit: (name: string) => void;
  /** Pictures of options, and the way to the question's; missing where none can be uploaded. A row that takes one dropped on it has `data-picture` with its letter. */
  readonly pictures?: OptionPictures | undefined;
};

export type OptionPictures = {
  /** The button that adds one; null is the question's own. */
  readonly button: (option: string | null) => ReactNode;
  /** The option's picture with its description, or one on its way; null where there is none. */
  readonly shown: (option: string, picture: PictureField) => ReactNode;
};
export type PictureField = {
  readonly picture: Picture | null | undefined;
  readonly error: string | undefined;
  readonly onChange: (picture: Picture | null) => void;
  readonly onBlur: () => void;
};
