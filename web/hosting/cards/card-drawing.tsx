import { SIDE, squaresOf } from "./codes";
import type { CardSize } from "./sizes";

type Props = { readonly number: number; readonly name: string | null; readonly size: CardSize };

const LETTERS = ["A", "B", "C", "D"];

/** One card in millimetres, black on white: the mark, and the same on every side except the small letter. */
export function CardDrawing({ number, name, size }: Props) {
  const { side, mark } = size;
  return (
    <g>
      <path fill="#fff" d={`M0 0h${side}v${side}h-${side}z`} />
      <Mark number={number} size={size} />
      {LETTERS.map((letter, turn) => (
        <g key={letter} transform={`rotate(${90 * turn} ${side / 2} ${side / 2})`}>
          <Side {...{ letter, number, name, side }} band={(side - mark) / 2} />
        </g>
      ))}
    </g>
  );
}

function Mark({ number, size: { side, mark } }: Pick<Props, "number" | "size">) {
  const band = (side - mark) / 2;
  const white = squaresOf(number).flatMap((isWhite, at) =>
    isWhite ? [`M${(at % SIDE) + 1} ${Math.floor(at / SIDE) + 1}h1v1h-1z`] : [],
  );
  return (
    <g transform={`translate(${band} ${band}) scale(${mark / (SIDE + 2)})`} shapeRendering="crispEdges">
      <path d={`M0 0h${SIDE + 2}v${SIDE + 2}h-${SIDE + 2}z`} />
      <path fill="#fff" d={white.join("")} />
    </g>
  );
}

type SideProps = Pick<Props, "number" | "name"> & {
  readonly letter: string;
  readonly side: number;
  readonly band: number;
};

/** The number keeps its distance from the mark, or a far camera would take them for one thing. */
function Side({ letter, number, name, side, band }: SideProps) {
  const middle = side / 2;
  return (
    <>
      <path d={`M${middle - 1.3} 3.3 ${middle} 1.5 ${middle + 1.3} 3.3Z`} />
      <text x={middle} y={6.6} textAnchor="middle" fontSize={3.6} fontWeight={600}>
        {letter}
      </text>
      <text x={0.16 * band} y={0.68 * band} fontSize={0.75 * band} fontWeight={900} letterSpacing={-0.2}>
        {number}
      </text>
      {name !== null && (
        <text x={side - band - 1} y={5} textAnchor="end" fontSize={2.9} fontWeight={500}>
          {name}
        </text>
      )}
    </>
  );
}
