import type { ReactElement } from "react";
import { Glass } from "./glass";

const INK = "#0E1446";
const line = { fill: "none", strokeLinejoin: "round" } as const;

/** A plain sign on glass of its own colour: none is an option's colour, and nothing reads as a flag. */
const teams: readonly { readonly glass: string; readonly sign: ReactElement }[] = [
  { glass: "#6FB6FF", sign: <path fill={INK} d="M-4 42 42-4 58 12 12 58Z" /> },
  { glass: "#FF9CCB", sign: <circle cx="32" cy="32" r="17" fill="none" stroke={INK} strokeWidth="9" /> },
  { glass: "#86DA6C", sign: <path fill={INK} d="M32-2H70V32H32ZM-6 32H32V70H-6Z" /> },
  {
    glass: "#FFAE57",
    sign: <path stroke={INK} strokeWidth="14" strokeLinecap="round" d="M21 21h0M43 21h0M21 43h0M43 43h0" />,
  },
  {
    glass: "#C4203F",
    sign: <path {...line} stroke="#fff" strokeWidth="9.5" d="M-8 44 8 22 24 44 40 22 56 44 72 22" />,
  },
  { glass: "#7A2BD1", sign: <path fill="#fff" d="M-2 15H66V25H-2ZM-2 39H66V49H-2Z" /> },
  { glass: "#0B7A5B", sign: <path {...line} stroke="#fff" strokeWidth="10" d="M4 46 32 20 60 46" /> },
  {
    glass: "#0E1446",
    sign: (
      <path fill="#fff" d="m32 10 6.5 14.5 15.5 1.7-11.6 10.6 3.3 15.4L32 44.3l-13.7 7.9 3.3-15.4L10 26.2l15.5-1.7Z" />
    ),
  },
];

type Props = {
  /** Its place among the teams, from 0. */
  readonly team: number;
  /** In px; without it the style sheet decides. */
  readonly size?: number;
  readonly className?: string | undefined;
};

/** A team's marble. Decorative like a player's: the name stands beside it. */
export function TeamMarble({ team, size, className }: Props) {
  const { glass, sign } = teams[team % teams.length]!;
  return (
    <Glass size={size} className={className}>
      <rect width="64" height="64" fill={glass} />
      {sign}
    </Glass>
  );
}

/** The glass of a team, for a ring around what belongs to it. */
export const teamGlass = (team: number): string => teams[team % teams.length]!.glass;
