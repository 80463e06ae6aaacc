import { limits } from "#shared/limits";
import type { QuestionDraft } from "#question/kinds";
import { picturesOf } from "#question/picture/picture-ids";
import type { PictureRef } from "#question/question";
import { characters } from "#question/text";
import { changedDraft } from "#kinds/drafts";
import type { Brought } from "./incoming-pictures";

/** Ids of all pictures that these questions name. */
export const namedPictures = (drafts: readonly QuestionDraft[]): string[] => [
  ...new Set(drafts.flatMap((draft) => [...picturesOf(draft).values()])),
];

type WithPictures = { readonly draft: QuestionDraft; readonly lost: readonly string[] };

/**
 * Puts the result for one picture into a question. If the picture is missing, its description is added to the text, so that
 * nothing is lost.
 */
export function withBrought(draft: QuestionDraft, id: string, brought: Brought): WithPictures {
  const { image, option_images: images = {} } = draft;
  const isOptions = Object.values(images).some((picture) => picture.id === id);
  if (image?.id !== id && !isOptions) return { draft, lost: [] };
  const come = (picture: PictureRef): PictureRef | null => {
    if (picture.id !== id) return picture;
    if (brought.is === "lost") return null;
    const { is: _, ...there } = brought;
    return { ...picture, ...there };
  };
  return {
    draft: changedDraft(withImage(draft, come), isOptions ? withOptionImages(draft, come) : {}),
    lost: brought.is === "lost" ? [`${image?.id === id ? "Resmi" : "Şık resmi"} alınmadı: ${brought.why}.`] : [],
  };
}

type Come = (picture: PictureRef) => PictureRef | null;

function withImage(draft: QuestionDraft, come: Come): QuestionDraft {
  if (!draft.image) return draft;
  const image = come(draft.image);
  const words = `${draft.question_text}\n[Resim: ${draft.image.alt}]`;
  const hasRoom = draft.image.alt !== "" && characters(words) <= limits.questionText;
  return { ...draft, image, ...(image === null && hasRoom && { question_text: words }) };
}

/** An option that was only a picture becomes the picture's description. */
function withOptionImages(
  { options = {}, option_images: images = {} }: QuestionDraft,
  come: Come,
): Partial<QuestionDraft> {
  const left = Object.entries(images).map(([key, picture]) => [key, picture, come(picture)] as const);
  const texts = left
    .filter(([key, , image]) => image === null && (options[key] ?? "").trim() === "")
    .map(([key, { alt }]) => [key, alt] as const);
  return {
    options: { ...options, ...Object.fromEntries(texts) },
    option_images: Object.fromEntries(left.flatMap(([key, , image]) => (image ? [[key, image] as const] : []))),
  };
}
