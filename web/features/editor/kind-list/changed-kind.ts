import { fieldsOf } from "#question/fields/parts";
import { kindOf, type BodyDraft, type QuestionDraft } from "#question/kinds";
import { changedDraft, draftKindOf, type DraftKind } from "#kinds/drafts";
import { trueFalseOf } from "#kinds/shared/options/true-false";
import { listedAs, type KindDrawingName, type Listed } from "#kinds/kinds-listed";

/** Text written for each kind of one question, by the kind's drawing, until the page is left. */
export type Written = Readonly<Partial<Record<KindDrawingName, BodyDraft>>>;

/** Changes how a question is answered. Text written for the kind before is kept beside it. */
export function changedKind(
  draft: QuestionDraft,
  to: Listed,
  written: Written,
  language = "tr",
): { readonly draft: QuestionDraft; readonly written: Written; readonly said: string } {
  const from = draftKindOf(draft);
  const kind = draftKindOf({ kind: to.kind });
  const { drawing } = listedAs(draft);
  const { question_text, time_limit, image } = draft;
  const common = {
    question_text,
    ...fieldsOf(draft),
    // A time limit that the teacher has not chosen follows the kind.
    time_limit: time_limit === kindOf(draft).defaultSeconds ? kindOf({ kind: to.kind }).defaultSeconds : time_limit,
    ...(image !== undefined && { image }),
  };
  const made = (fields: BodyDraft, said: string) => ({
    draft: { ...common, ...fields },
    written: { ...written, [drawing]: from.of(draft) },
    said,
  });
  if (to.drawing === "trueFalse") {
    return made(written.trueFalse ?? { options: trueFalseOf(language), correct_option: null }, stored);
  }
  const isReady = drawing === "trueFalse";
  const haveOptions = hasOptions(from) && hasOptions(kind);
  const before = written[to.drawing];
  if (before && (isReady || !haveOptions)) return made(before, back);
  // Ready-made options mean nothing to a kind without options.
  const taken = isReady && !haveOptions ? null : kind.from(isReady ? withThird(draft) : draft);
  if (!taken) return made(kind.empty(), stored);
  return made(taken, haveOptions ? "Şıklar kaldı." : taken.accepted ? becameAccepted : stored);
}

const hasOptions = ({ fields }: DraftKind): boolean => fields.includes("options");

const stored = "Yazdıklarınız saklandı, geri dönerseniz yerinde.";
const back = "Yazdıklarınız yerinde.";
const becameAccepted = "Doğru şık “doğru sayılan cevap” oldu, ötekiler saklandı.";

/** Ready-made options with room for more: two alone would stay as they are. */
const withThird = (draft: QuestionDraft): QuestionDraft =>
  draft.options ? changedDraft(draft, { options: { ...draft.options, C: "" } }) : draft;
