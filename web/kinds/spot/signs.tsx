import type { Signs } from "../signs";

/** A ring with a cross in it: a place that was touched. */
const Place = ({ size, colour }: { readonly size: number; readonly colour: string }) => (
  <svg viewBox="0 0 24 24" width={size} aria-hidden="true" style={{ flex: "none" }}>
    <path d={placeDrawing} fill="none" stroke={colour} strokeWidth="2.6" strokeLinecap="round" />
  </svg>
);

/** 24 × 24. */
export const placeDrawing = "M12 5a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM12 2.5V7M12 17v4.5M2.5 12H7M17 12h4.5";

export const signs: Signs<"spot"> = {
  Sign: ({ size }) => <Place size={size} colour="var(--edge)" />,
  RightSign: ({ size }) => <Place size={size} colour="var(--brand)" />,
  colours: () => undefined,
};
