/** Where there are no letters to show a sign of. */
export const TextSign = ({ size }: { readonly size: number }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    aria-hidden="true"
    fill="none"
    stroke="currentColor"
    strokeWidth="2.4"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d="M4 20l1-4.5L16 4.5l3.5 3.5L8.5 19Z" />
  </svg>
);
