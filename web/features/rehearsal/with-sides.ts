import type { QuestionOfSet } from "#protocol/http/replies/question-sets";
import type { KindName } from "#question/kinds";
import { nameOf } from "#question/name-of";
import type { PictureRef } from "#question/question";

type Sides = { readonly width: number; readonly height: number };
/** Null if the sides are unknown. */
type Measure = (picture: PictureRef) => Promise<Sides | null>;

/**
 * Adds pictures' proportions, which judging a place on a picture needs: a server knows them, and a page that plays alone
 * measures.
 */
export const withSides = (questions: readonly QuestionOfSet[], measure: Measure = seen): Promise<QuestionOfSet[]> =>
  Promise.all(
    questions.map(async (question) => {
      const { image } = question;
      const kind = nameOf<KindName>(question);
      if (kind !== "spot" || !image || image.width) return question;
      const sides = await measure(image);
      return sides ? { ...question, image: { ...image, ...sides } } : question;
    }),
  );

/** Longest time that a rehearsal waits for a picture. */
const PATIENCE_MS = 4_000;

async function seen({ id }: PictureRef): Promise<Sides | null> {
  const image = new Image();
  image.src = `/media/${id}`;
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  // A picture that does not load is reported in its place on the board.
  await Promise.race([image.decode().catch(() => {}), late]);
  const { naturalWidth: width, naturalHeight: height } = image;
  return width && height ? { width, height } : null;
}
