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
