import { useEffect, useRef, useState, type CSSProperties } from "react";
import { cx } from "../cx";
import { marbleArt } from "../marble/marble-art";
import { coverArt, groundOf, HEIGHT, WIDTH } from "./cover-art";
import * as styles from "./set-cover.module.css";

type Props = {
  /** `cover` is the first picture of the set's questions. */
  readonly set: { readonly id: string; readonly subject: string | null; readonly cover?: string | null };
  /** 72 × 54, beside a title; without it the class says how large it is. */
  readonly isSmall?: boolean;
  readonly className?: string | undefined;
};

/** A set's picture: its first one, cropped, or else marbles that follow from its id. Decorative. Needs `CoverSymbols`. */
export function SetCover({ set: { id, subject, cover }, isSmall = false, className }: Props) {
  const [isMissing, setMissing] = useState(false);
  const box = useRef<HTMLSpanElement>(null);
  const isDrawn = !cover || isMissing;
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!isDrawn) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: "200px" },
    );
    observer.observe(box.current!);
    return () => observer.disconnect();
  }, [isDrawn]);
  return (
    <span
      ref={box}
      className={cx(styles.cover, isSmall && styles.small, className)}
      style={isDrawn ? { background: groundOf(subject).ground } : undefined}
    >
      {!isDrawn && (
        <img src={`/media/${cover}`} alt="" loading="lazy" decoding="async" onError={() => setMissing(true)} />
      )}
      {isDrawn && isNear && <DrawnCover id={id} subject={subject} />}
    </span>
  );
}

export function DrawnCover({ id, subject }: { readonly id: string; readonly subject: string | null }) {
  const { pit, marbles } = coverArt(id);
  const { pit: fill, edge, isDark } = groundOf(subject);
  return (
    <svg
      className={isDark ? styles.dark : undefined}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <circle cx={pit.x} cy={pit.y} r={pit.r} fill={fill} stroke={edge} strokeWidth="3" />
      {marbles.map(({ x, y, r, seed }) => {
        const { glass, swirl, core, pattern, turn } = marbleArt(seed);
        return (
          <g key={seed} transform={`translate(${x - r} ${y - r})scale(${(r / 32).toFixed(2)})`}>
            <use
              href={`#cover-${pattern}`}
              transform={`rotate(${turn} 32 32)`}
              style={{ "--glass": glass, "--swirl": swirl, "--core": core } as CSSProperties}
            />
            <use href="#cover-glass" />
          </g>
        );
      })}
    </svg>
  );
}
