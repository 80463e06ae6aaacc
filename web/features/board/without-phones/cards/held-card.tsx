import { CardDrawing } from "#hosting/cards/card-drawing.tsx";
import { cardSizes } from "#hosting/cards/sizes";

/** A card as a pupil holds it, with side A up. Decorative: the words beside it give the instruction. */
export function HeldCard({ number }: { readonly number: number }) {
  const size = cardSizes[4];
  return (
    <svg viewBox={`0 0 ${size.side} ${size.side}`} aria-hidden="true">
      <CardDrawing number={number} name={null} size={size} />
    </svg>
  );
}
