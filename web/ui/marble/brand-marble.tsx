import type { ComponentProps } from "react";
import { Glass } from "./glass";
import type { Marble } from "./marble";

/** The marble of the house: the dot of the wordmark, the head of the ring, the full stop of the headline. */
export function BrandMarble({ size, className }: Omit<ComponentProps<typeof Marble>, "seed">) {
  return (
    <Glass size={size} className={className}>
      <rect width="64" height="64" fill="#FF8B73" />
      <g transform="rotate(-38 32 32)">
        <path fill="#FFD83D" d="M-4 36C14 16 30 58 68 18V42C32 76 14 36-4 58Z" />
        <path fill="none" stroke="#0E1446" strokeWidth="6" d="M-2 26C16 6 32 46 66 8" />
      </g>
    </Glass>
  );
}
