import type { appDrawings } from "./app-drawings";
import type { cameraDrawings } from "./camera-drawings";
import { cx } from "../cx";
import { drawingOf, type phoneDrawings } from "./drawings";
import * as styles from "./icon.module.css";

export type IconName = keyof typeof phoneDrawings | keyof typeof appDrawings | keyof typeof cameraDrawings;

type Props = { readonly name: IconName; readonly className?: string | undefined };

/** Decorative: the words beside it, or the button's label, say what it means. */
export function Icon({ name, className }: Props) {
  const drawing = drawingOf(name);
  return (
    <svg className={cx(styles.icon, className)} viewBox="0 0 24 24" aria-hidden="true">
      {typeof drawing === "string" ? <path d={drawing} /> : drawing}
    </svg>
  );
}
