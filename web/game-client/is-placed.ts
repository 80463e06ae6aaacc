/** Tells if a rank means anything: while nobody has scored, all are first and nobody is ahead. */
export const isPlaced = ({ rank, score }: { readonly rank: number; readonly score: number }): boolean =>
  rank > 1 || score > 0;
