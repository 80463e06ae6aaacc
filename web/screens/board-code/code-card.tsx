import { dayStart, longDate } from "#words/format";
import { shownTypedCode } from "#browser/addresses/typed-code";

export type MadeBoardCode = { readonly code: string; readonly day: string };

/** Millimetres: a card that fits a purse. */
export const codeCard = { width: 85, height: 54 };

/** The code as a card to print and to cut out, drawn in millimetres. */
export function CodeCard({ code, day }: MadeBoardCode) {
  const { width, height } = codeCard;
  return (
    <g>
      <rect
        x={0.2}
        y={0.2}
        width={width - 0.4}
        height={height - 0.4}
        rx={4}
        fill="none"
        stroke="#000"
        strokeWidth={0.4}
      />
      <text x={6} y={11} fontSize={4.6} fontWeight={800}>
        Tahta kodu
      </text>
      <text x={width / 2} y={31} fontSize={13} fontWeight={900} textAnchor="middle" letterSpacing={0.6}>
        {shownTypedCode(code)}
      </text>
      <text x={6} y={42} fontSize={3.6} fontWeight={600}>
        {`${longDate(dayStart(day))} günü, bir kez`}
      </text>
      <text x={6} y={48} fontSize={3.2} fontWeight={500}>
        {`${location.host}/auth/board, “Kodum var”`}
      </text>
    </g>
  );
}
