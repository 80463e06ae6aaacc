import type { QuestionSource } from "#features/exchange/index";
import { PieceCanvas } from "../pages/piece-canvas";
import type { SourcePages } from "../pages/source-pages";
import * as styles from "./row-source.module.css";

type Props = {
  readonly source: QuestionSource | undefined;
  readonly pages: SourcePages | null;
  readonly lines: readonly string[];
  readonly where: string;
};

/** Lines of one question that are shown at most. */
const MOST_LINES = 60;
/** Pixels of a point of the page at most: letters of 10 points become as large as the row's. */
const MOST_LARGE = 1.75;

/** The place of the source from which a question was read, as it stands there. */
export function RowSource({ source, pages, lines, where }: Props) {
  const label = `Kaynakta: ${where}`;
  if (pages && source?.pieces) {
    return (
      <div className={styles.pieces}>
        {source.pieces.map((piece, i) => (
          <div key={i} style={{ maxWidth: piece.width * MOST_LARGE }}>
            <PieceCanvas pages={pages} piece={piece} label={label} />
          </div>
        ))}
      </div>
    );
  }
  const [first, last] = source?.lines ?? [0, -1];
  const shown = lines.slice(Math.max(0, first - 1), Math.min(last, first - 1 + MOST_LINES));
  if (shown.length === 0) return null;
  return (
    <figure className={styles.source}>
      <figcaption className="vh">{label}</figcaption>
      <ol start={first}>
        {shown.map((line, i) => (
          <li key={i} value={first + i}>
            {line}
          </li>
        ))}
      </ol>
    </figure>
  );
}
