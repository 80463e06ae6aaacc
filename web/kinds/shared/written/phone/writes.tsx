import { Hint } from "#kinds/shared/sending/hint.tsx";

/** A pencil and the instruction. */
export const WritesHint = ({ children }: { readonly children: string }) => (
  <Hint drawing={<path d="M4 20l1-4.5L16 4.5l3.5 3.5L8.5 19Z" />}>{children}</Hint>
);
