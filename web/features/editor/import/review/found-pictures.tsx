import type { QuestionDraft } from "#question/kinds";
import type { PictureRef as Named } from "#question/question";
import { Picture } from "#ui/drawn/picture.tsx";
import * as styles from "./import-preview.module.css";

type Props = { readonly draft: QuestionDraft; readonly there: ReadonlySet<string> };

/**
 * The pictures of an imported question, small, as soon as they can be shown: the teacher sees if each is in the right place.
 */
export function FoundPictures({ draft, there }: Props) {
  const { image, option_images: images = {} } = draft;
  const all: (readonly [letter: string, picture: Named])[] = [
    ...(image ? [["", image] as const] : []),
    ...Object.entries(images),
  ];
  const shown = all.filter(([, { id }]) => there.has(id));
  if (shown.length === 0) return null;
  return (
    <ul className={`flow ${styles.pictures}`}>
      {shown.map(([letter, picture]) => (
        <li key={letter} className="row">
          {letter !== "" && <b>{letter}</b>}
          <Picture picture={picture} className={styles.picture} />
        </li>
      ))}
    </ul>
  );
}
