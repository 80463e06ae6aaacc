import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from "react";
import type { LiveQuestion } from "../../live/game";
import { cx } from "../../ui/cx";
import { Picture } from "../../ui/drawn/picture";
import styles from "./pictures.module.css";
import { Viewer } from "./viewer";

export type PictureAreaProps = {
  readonly asked: LiveQuestion;
  readonly seconds: number;
  /** The question's text. */
  readonly children: ReactNode;
};

/** Of a phone's height; less than the smallest is a stamp. */
const LARGEST = 0.34;
const SMALLEST_PX = 96;
const ROOM_PX = 200;
const PADDING_PX = 44;

/** A question's text with its picture: above it where there is room, else as a stamp beside it. A touch makes it large. */
export default function PictureArea({ asked, seconds, children }: PictureAreaProps) {
  const picture = asked.image!;
  const isSmall = isCrowded(asked);
  const box = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState<number | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [isOpen, setOpen] = useState(false);
  useLayoutEffect(() => setHeight(isSmall ? 0 : roomIn(box.current!)), [isSmall]);
  useEffect(() => {
    const measure = () => setHeight(isSmall ? 0 : roomIn(box.current!));
    window.addEventListener("resize", measure);
    return () => window.removeEventListener("resize", measure);
  }, [isSmall]);
  const isAbove = height === null || height > 0 || isMissing;
  return (
    <div ref={box} className={cx(styles.area, !isAbove && styles.beside)}>
      <button
        type="button"
        className={cx(styles.picture, isMissing && styles.missing)}
        style={{ height: height && !isMissing ? `${height}px` : undefined }}
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

/** So much to answer with that a picture stands beside the text, however high the phone is. */
const isCrowded = ({ options = {}, option_images }: LiveQuestion): boolean =>
  option_images !== undefined || Object.keys(options).length > 4;

/** How high the picture may be above the text; 0 where it is better beside it. Measured while it takes no room. */
function roomIn(box: HTMLElement): number {
  const area = box.parentElement!;
  const text = box.querySelector("h1")?.offsetHeight ?? 0;
  const picture = box.querySelector<HTMLElement>("button")!;
  const before = picture.style.display;
  picture.style.display = "none";
  const free = area.clientHeight;
  picture.style.display = before;
  const room = Math.min(window.innerHeight * LARGEST, free - text - PADDING_PX);
  return free >= ROOM_PX && room >= SMALLEST_PX ? Math.round(room) : 0;
}

const Magnifier = () => (
  <span className={styles.magnifier} aria-hidden="true">
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round">
      <path d="M11 4.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM16 16l4.5 4.5M11 8v6M8 11h6" />
    </svg>
  </span>
);
