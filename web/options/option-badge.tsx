import styles from "./option-badge.module.css";
import { cx } from "../ui/cx";

/** The four shapes, each with the place of the letter cut out of it. */
const shapes: Record<string, { readonly d: string; readonly x: number; readonly y: number; readonly size: number }> = {
  A: {
    d: "M43 14.5a8.2 8.2 0 0 1 14 0l37 62.5a8.2 8.2 0 0 1-7 12.5H13a8.2 8.2 0 0 1-7-12.5Z",
    x: 50,
    y: 80.5,
    size: 42,
  },
  B: {
    d: "M50 3C71 3 86 15 86 31c0 8-4 14-10 19 6 5 10 11 10 19 0 16-15 28-36 28S14 85 14 69c0-8 4-14 10-19-6-5-10-11-10-19C14 15 29 3 50 3Z",
    x: 50,
    y: 66.5,
    size: 48,
  },
  C: { d: "M93 24A47 47 0 1 0 93 76 26.5 26.5 0 0 1 93 24Z", x: 37, y: 66.5, size: 48 },
  D: { d: "M14 5H47A45 45 0 0 1 47 95H14a7 7 0 0 1-7-7V12a7 7 0 0 1 7-7Z", x: 45, y: 66.5, size: 48 },
};

/** Sets `--opt` to the option's colour, for a tile or a row: `<div className={optionColour("A")}>`. */
export const optionColour = (letter: string): string => styles[letter]!;

const yesOrNo = /^(doğru|yanlış|evet|hayır)[.!]?$/;

/** For what holds a question's options: a coral "Doğru" beside a teal "Yanlış" would say the opposite of its colours. */
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

/** Shape and letter of an option. Decorative: where it stands without its text, name it beside it. */
export function OptionBadge({ letter, size, look = "ink", className }: Props) {
  const { d, x, y, size: fontSize } = shapes[letter]!;
  return (
    <svg
      className={cx(styles.badge, styles[letter], styles[look], className)}
      viewBox="0 0 100 100"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.shape} d={d} />
      <text x={x} y={y} fontSize={fontSize} textAnchor="middle">
        {letter}
      </text>
    </svg>
  );
}
