import type { AskedFields } from "#protocol/live/played-question";
import type { BodyDraft, KindName, Shown, ShownOf, Solution, SolutionOf } from "#question/kinds";
import type { PictureRef } from "#question/question";

/** Any object that may name its kind. */
export type Named = { readonly kind?: KindName | undefined };
/**
 * A question of this kind as screens get it, its solution, and a draft. Those of any kind have the fields of all kinds, as
 * messages and replies have them.
 */
export type Asked<K extends KindName = KindName> = (KindName extends K ? Shown : ShownOf<K>) &
  Partial<Pick<AskedFields, "image" | "question_text">>;
export type Solved<K extends KindName = KindName> = KindName extends K ? Solution : SolutionOf<K>;
/** A question as its host gets it: with its solution, which a server of another version may leave out. */
export type Hosted<K extends KindName = KindName> = Asked<K> &
  Pick<Solved<K>, "correct_option"> &
  Partial<Omit<Solved<K>, "correct_option">>;
export type Draft<K extends KindName = KindName> = BodyDraft<K> & { readonly image?: PictureRef | null };
