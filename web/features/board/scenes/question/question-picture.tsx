import type { PictureRef as Shown } from "#question/question";
import { Picture } from "#ui/drawn/picture.tsx";
import { useContained } from "#ui/use/use-contained";
import * as styles from "./question.module.css";

/** A question's picture, as large as its form allows in the room left by text, clock and answers. */
export function QuestionPicture({ picture }: { readonly picture: Shown }) {
  const { width, height } = picture;
  const { place, frame } = useContained(width && height ? width / height : null);
  return (
    <div ref={place} className={styles.place}>
      <div ref={frame} className={styles.picture}>
        <Picture picture={picture} className={styles.whole} />
      </div>
    </div>
  );
}
