import { Glass } from "./glass";
import { marbleShapes } from "./marble-art";

type Props = {
  readonly seed: number;
  /** In px; without it the style sheet decides. */
  readonly size?: number;
  readonly className?: string | undefined;
};

/** A player's glass marble. Always decorative: the name stands beside it. */
export function Marble({ seed, size, className }: Props) {
  return (
    <Glass size={size} className={className}>
      {marbleShapes(seed).map(({ tag: Tag, ...attributes }, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- a picture's strokes have no other name than their place
        <Tag key={i} {...attributes} />
      ))}
    </Glass>
  );
}

/** The marble of the house: the dot of the wordmark, the head of the ring, the full stop of the headline. */
export function BrandMarble({ size, className }: Omit<Props, "seed">) {
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
