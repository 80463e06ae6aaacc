import type { PictureRef as Shown } from "#question/question";
import { Picture } from "#ui/drawn/picture.tsx";
import * as styles from "./shown-picture.module.css";

/** Fills its option except for the letter in the corner. */
export default function ShownPicture({ picture }: { readonly picture: Shown }) {
  return <Picture picture={picture} className={styles.picture} />;
}
