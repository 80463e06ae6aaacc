import styles from "./option-badge.module.css";
import { cx } from "#ui/cx";

/** The eight shapes, each with the place and the size of the letter cut out of it. */
const shapes: Record<string, readonly [d: string, x: number, y?: number, size?: number]> = {
  A: ["M43 14.5a8.2 8.2 0 0 1 14 0l37 62.5a8.2 8.2 0 0 1-7 12.5H13a8.2 8.2 0 0 1-7-12.5Z", 50, 80.5, 42],
  B: [
    "M50 3C71 3 86 15 86 31c0 8-4 14-10 19 6 5 10 11 10 19 0 16-15 28-36 28S14 85 14 69c0-8 4-14 10-19-6-5-10-11-10-19C14 15 29 3 50 3Z",
    50,
  ],
  C: ["M93 24A47 47 0 1 0 93 76 26.5 26.5 0 0 1 93 24Z", 37],
  D: ["M14 5H47A45 45 0 0 1 47 95H14a7 7 0 0 1-7-7V12a7 7 0 0 1 7-7Z", 45],
  E: [
    "M16 5h69a11 11 0 0 1 0 22h-19a6 6 0 0 0 0 12h19a11 11 0 0 1 0 22h-19a6 6 0 0 0 0 12h19a11 11 0 0 1 0 22H16a9 9 0 0 1-9-9V14a9 9 0 0 1 9-9Z",
    34,
  ],
  F: [
    "M16 5h73a5 5 0 0 1 4.4 7.4L80 36.5l13.4 24.1A5 5 0 0 1 89 68H26v18a9.5 9.5 0 0 1-19 0V14a9 9 0 0 1 9-9Z",
    44,
    53,
    46,
  ],
  G: ["M50 3A47 47 0 1 0 97 50a4 4 0 0 0-4-4H62a8 8 0 0 1-8-8V7a4 4 0 0 0-4-4Z", 42, 76, 42],
  H: [
    "M16 5h12a9 9 0 0 1 9 9v10h26V14a9 9 0 0 1 9-9h12a9 9 0 0 1 9 9v72a9 9 0 0 1-9 9H72a9 9 0 0 1-9-9V76H37v10a9 9 0 0 1-9 9H16a9 9 0 0 1-9-9V14a9 9 0 0 1 9-9Z",
    50,
    65.5,
    44,
  ],
};

/** Sets `--opt` to the option's colour, for a tile or a row: `<div className={optionColour("A")}>`. */
export const optionColour = (letter: string): string => styles[letter]!;

const yesOrNo = /^(doğru|yanlış|evet|hayır)[.!]?$/;

/**
 * Colours for the container of a question's options: a coral "Doğru" beside a teal "Yanlış" would say the opposite of its
 * colours.
 */
export function optionColours(options: Readonly<Record<string, string>> = {}): string | undefined {
  const texts = Object.values(options);
  const isYesNo = texts.length === 2 && texts.every((text) => yesOrNo.test(text.trim().toLocaleLowerCase("tr")));
  return isYesNo ? styles.yesNo : undefined;
}

type Props = {
  readonly letter: string;
  readonly size?: number;
  /** "ink": dark shape on the option's fill. "fill": the shape in the option's colour, on a plain ground. */
  readonly look?: "ink" | "fill" | "faint";
  readonly className?: string | undefined;
};

/** Shape and letter of an option. Decorative: without the option's text beside it, name it there. */
export function OptionBadge({ letter, size, look = "ink", className }: Props) {
  const [d, x, y = 66.5, fontSize = 48] = shapes[letter]!;
  return (
    <svg
      className={cx(styles.badge, styles[letter], styles[look], className)}
      viewBox="0 0 100 100"
      width={size}
      aria-hidden="true"
    >
      <path className={styles.shape} d={d} />
      <text x={x} y={y} fontSize={fontSize} textAnchor="middle">
        {letter}
      </text>
    </svg>
  );
}
