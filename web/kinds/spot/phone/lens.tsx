import type { CSSProperties } from "react";
import type { PictureRef } from "#question/question";
import * as styles from "./phone.module.css";
import type { View } from "./view";

type Props = { readonly picture: PictureRef; readonly form: number; readonly view: View };

/** The whole picture, small, with its visible part marked. */
export function Lens({ picture, form, view: { x, y, wide, high } }: Props) {
  const part = { left: x - wide / 2, top: y - high / 2, width: wide, height: high };
  const style = Object.fromEntries(Object.entries(part).map(([side, value]) => [side, `${value * 100}%`]));
  return (
    <span className={styles.lens} style={{ "--form": form } as CSSProperties} aria-hidden="true">
      <img src={`/media/${picture.id}`} alt="" />
      <i style={style} />
    </span>
  );
}
