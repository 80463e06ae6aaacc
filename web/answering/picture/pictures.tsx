import { useState, type CSSProperties, type ReactNode } from "react";
import type { LiveQuestion } from "#game-client/game";
import { cx } from "#ui/cx";
import { Picture } from "#ui/drawn/picture.tsx";
import * as styles from "./pictures.module.css";
import { Viewer } from "./viewer";

export type PictureAreaProps = {
  readonly asked: LiveQuestion;
  readonly seconds: number;
  /** The question's text. */
  readonly children: ReactNode;
};

/** A question's text with its picture: above it where there is room, else as a stamp in it. A touch makes it large. */
export default function PictureArea({ asked, seconds, children }: PictureAreaProps) {
  const picture = asked.image!;
  const [isMissing, setMissing] = useState(false);
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.area}>
      <button
        type="button"
        className={cx(styles.picture, isMissing && styles.missing)}
        style={{ "--form": (picture.width ?? 3) / (picture.height ?? 2) } as CSSProperties}
        aria-label={`Resmi büyüt: ${picture.alt}`}
        onClick={() => setOpen(true)}
      >
        <Picture picture={picture} className={styles.fill} onMissing={() => setMissing(true)} />
        {!isMissing && <Magnifier />}
      </button>
      {children}
      {isOpen && seconds > 0 && <Viewer picture={picture} seconds={seconds} onClose={() => setOpen(false)} />}
    </div>
  );
}

const Magnifier = () => (
  <span className={styles.magnifier} aria-hidden="true">
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round">
      <path d="M11 4.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM16 16l4.5 4.5M11 8v6M8 11h6" />
    </svg>
  </span>
);
