import type { ReactElement } from "react";
import { Glass } from "./glass";

const INK = "#0E1446";
const line = { fill: "none", stroke: INK, strokeWidth: 6, strokeLinecap: "round", strokeLinejoin: "round" } as const;
const eyes = "M22 26v3M42 26v3";

/**
 * Reactions that a phone can send between questions, by number: a smile, a heart, a wonder, a cheer, a sigh. Kind ones only.
 */
const reactions: readonly { readonly glass: string; readonly sign: ReactElement }[] = [
  { glass: "#FFD83D", sign: <path {...line} d={`${eyes}M18 38q14 15 28 0`} /> },
  {
    glass: "#FF9CCB",
    sign: <path fill="#C4203F" d="M32 53C4 33 14 13 25 14c4 0 6 3 7 6 1-3 3-6 7-6 11-1 21 19-7 39Z" />,
  },
  {
    glass: "#6FB6FF",
    sign: (
      <>
        <path {...line} d={eyes} />
        <circle cx="32" cy="43" r="6" fill={INK} />
      </>
    ),
  },
  { glass: "#86DA6C", sign: <path fill={INK} d="M34 12q3 19 20 22-17 3-20 22-3-19-20-22 17-3 20-22Z" /> },
  { glass: "#B7A4FF", sign: <path {...line} d={`${eyes}M17 43q5-7 10 0t10 0 10 0`} /> },
];

type Props = {
  readonly reaction: number;
  /** In px; by default the style sheet decides. */
  readonly size?: number;
  readonly className?: string | undefined;
};

/** Decorative: a button that shows it has its name beside it. */
export function ReactionMarble({ reaction, size, className }: Props) {
  const { glass, sign } = reactions[reaction % reactions.length]!;
  return (
    <Glass size={size} className={className}>
      <rect width="64" height="64" fill={glass} />
      {sign}
    </Glass>
  );
}
