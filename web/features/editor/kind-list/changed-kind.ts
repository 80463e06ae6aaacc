import { fieldsOf } from "#question/fields/parts";
import { kindOf, type KindName, type QuestionDraft } from "#question/kinds";
import { nameOf } from "#question/name-of";
import { draftKindOf } from "#kinds/drafts";
import type { OptionsDraft } from "#kinds/shared/options/draft";
import { trueFalseOf } from "#kinds/shared/options/true-false";
import { listedAs, type KindDrawingName, type Listed } from "#kinds/kinds-listed";

/** Text written for each kind of one question, by the kind's drawing, until the page is left. */
export type Written = Readonly<Partial<Record<KindDrawingName, object>>>;

const hasOptions = (kind: KindName): boolean => draftKindOf({ kind }).fields.includes("options");

/** Changes how a question is answered. Text written for the kind before is kept beside it. */
export function changedKind(
  draft: QuestionDraft,
  to: Listed,
  written: Written,
  language = "tr",
): { readonly draft: QuestionDraft; readonly written: Written; readonly said: string } {
  const from: KindName = nameOf(draft as { readonly kind?: KindName });
  const { drawing } = listedAs(draft);
  const drafts = { ...written, [drawing]: draftKindOf(draft).of(draft) };
  const { question_text, time_limit, image } = draft;
  const common = {
    question_text,
    ...fieldsOf(draft),
    time_limit: time_limit === usualClock(from) ? usualClock(to.kind) : time_limit,
    ...(image !== undefined && { image }),
  };
  const made = (fields: object, said: string) => ({
    draft: { ...common, ...fields } as QuestionDraft,
    written: drafts,
    said,
  });
  const empty = draftKindOf({ kind: to.kind }).empty() as OptionsDraft & { accepted?: string[]; items?: string[] };
  const before = draft.options && drawing !== "trueFalse" ? draft : null;
  if (to.drawing === "trueFalse") {
    return made(written.trueFalse ?? { ...empty, options: trueFalseOf(language), correct_option: null }, stored);
  }
  if (before && hasOptions(to.kind)) return made(carried(before, empty, to.kind), "Şıklar kaldı.");
  if (written[to.drawing]) return made(written[to.drawing]!, back);
  if (draft.options && drawing === "trueFalse" && hasOptions(to.kind)) {
    return made(carried(withThird(draft), empty, to.kind), "Şıklar kaldı.");
  }
  const right = before?.correct_option ? before.options[before.correct_option[0]!] : undefined;
  if (to.kind === "typed" && right) return made({ ...empty, accepted: [right] }, becameAccepted);
  if (to.kind === "order" && before) {
    const items = Object.values(before.options).filter((text) => text.trim() !== "");
    if (items.length > 0) return made({ ...empty, items: padded(items) }, stored);
  }
  const accepted = draft.accepted?.[0];
  if (hasOptions(to.kind) && accepted) {
    const options = { ...empty.options, A: accepted };
    return made({ ...empty, options, ...(to.kind !== "poll" && { correct_option: "A" }) }, stored);
  }
  return made(empty, stored);
}

/** A time limit that the teacher has not chosen follows the kind. */
const usualClock = (kind: KindName): number => kindOf({ kind }).defaultSeconds;

const stored = "Yazdıklarınız saklandı, geri dönerseniz yerinde.";
const back = "Yazdıklarınız yerinde.";
const becameAccepted = "Doğru şık “doğru sayılan cevap” oldu, ötekiler saklandı.";

/** Carries over the options with their pictures, and the right answers as far as the new kind can express them. */
function carried({ options, option_images: images, correct_option: right }: OptionsDraft, empty: object, to: KindName) {
  const marks =
    to === "poll" ? {} : { correct_option: to === "choice" && right?.length !== 1 ? null : (right ?? null) };
  return { ...empty, options, ...(images && { option_images: images }), ...marks };
}

/** Ready-made options with room for more: two alone would stay as they are. */
const withThird = (draft: OptionsDraft): OptionsDraft => ({ ...draft, options: { ...draft.options, C: "" } });

/** The items with empty ones at the end, so that there are three at least. */
const padded = (items: readonly string[]): string[] => [...items, "", "", ""].slice(0, Math.max(3, items.length));
