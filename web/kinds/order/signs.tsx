import type { Signs } from "../signs";

/** An order is shown as a ladder of cards, right or wrong. */
export const signs: Signs<"order"> = {
  Sign: ({ size }) => <Ladder size={size} colour="var(--edge)" />,
  RightSign: ({ size }) => <Ladder size={size} colour="var(--brand)" />,
  colours: () => undefined,
};

const Ladder = ({ size, colour }: { readonly size: number; readonly colour: string }) => (
  <svg viewBox="0 0 24 24" width={size} aria-hidden="true" style={{ flex: "none" }}>
    <path d="M4 5h16M4 12h11M4 19h6" stroke={colour} strokeWidth="4" strokeLinecap="round" />
  </svg>
);
