import { useEffect, useRef, useState } from "react";
import type { PagePiece } from "#features/exchange/index";
import type { SourcePages } from "./source-pages";
import * as styles from "./piece-canvas.module.css";

type Props = { readonly pages: SourcePages; readonly piece: PagePiece; readonly label: string };

/** How far outside the window a piece is drawn ahead. */
const AHEAD = "600px";
/** Pixels across at most: a piece is text to read, not to print. */
const MOST_WIDE = 1_400;

/** A piece of a page, drawn as soon as it comes near the window. */
export function PieceCanvas({ pages, piece, label }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    let isGone = false;
    const draw = async () => {
      const across = Math.min(MOST_WIDE, Math.round(element.clientWidth * devicePixelRatio) || MOST_WIDE);
      const picture = await pages.picture(piece, across, () => !isGone);
      if (!picture || isGone) return;
      // Left to be collected: closing it ends the page in Chromium 109.
      const bitmap = await createImageBitmap(picture);
      element.width = bitmap.width;
      element.height = bitmap.height;
      element.getContext("2d")?.drawImage(bitmap, 0, 0);
    };
    const near = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        near.disconnect();
        draw().catch(() => !isGone && setLost(true));
      },
      { rootMargin: AHEAD },
    );
    near.observe(element);
    return () => {
      isGone = true;
      near.disconnect();
    };
  }, [pages, piece]);
  if (isLost) return <p className="quiet">Sayfanın bu yeri gösterilemedi.</p>;
  return (
    <canvas
      ref={canvas}
      className={styles.piece}
      role="img"
      aria-label={label}
      style={{ aspectRatio: `${piece.width} / ${piece.height}` }}
    />
  );
}
