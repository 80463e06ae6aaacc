import type { ComponentProps, CSSProperties, ReactNode } from "react";
import { cx } from "#ui/cx";
import { Picture } from "#ui/drawn/picture.tsx";
import * as styles from "./sheet.module.css";
import type { SheetOf } from "./use-sheet";

type Props = Omit<ComponentProps<"div">, "style"> & {
  readonly sheet: SheetOf;
  /** The style of the picture in its place. */
  readonly style?: CSSProperties | undefined;
  readonly whenMissing?: ReactNode;
  /** Content laid over the whole room around the picture; children lie on the picture itself. */
  readonly over?: ReactNode;
};

/** A picture with places on it. */
export function Sheet({ sheet, style, whenMissing, over, className, children, ...more }: Props) {
  const { place, frame, tries, picture, onMissing, onShown } = sheet;
  return (
    <div {...more} ref={place} className={cx(styles.place, className)}>
      <div ref={frame} className={styles.sheet} style={style}>
        <Picture
          key={tries}
          picture={picture}
          className={styles.picture}
          isNamed={more.role !== undefined}
          onMissing={onMissing}
          onShown={onShown}
          whenMissing={whenMissing}
        />
        {children}
      </div>
      {over}
    </div>
  );
}
