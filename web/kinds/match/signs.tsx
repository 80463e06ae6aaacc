import type { Signs } from "../signs";

/** Pairs are shown as a link, right or wrong. */
export const signs: Signs<"match"> = {
  Sign: ({ size }) => <Link size={size} colour="var(--edge)" />,
  RightSign: ({ size }) => <Link size={size} colour="var(--brand)" />,
  colours: () => undefined,
};

const Link = ({ size, colour }: { readonly size: number; readonly colour: string }) => (
  <svg viewBox="0 0 24 24" width={size} aria-hidden="true" style={{ flex: "none" }}>
    <path
      d="M9 12h6M10 7.500H8a4.500 4.500 0 0 0 0 9h2M14 7.500h2a4.500 4.500 0 0 1 0 9h-2"
      fill="none"
      stroke={colour}
      strokeWidth="3"
      strokeLinecap="round"
    />
  </svg>
);
