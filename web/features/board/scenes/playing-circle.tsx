/** A chalk ring around the ground on which marbles gather. */
export function PlayingCircle({ className }: { readonly className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 1180 1180" aria-hidden="true">
      <circle cx="590" cy="590" r="575" fill="var(--field-2)" />
      <g fill="none" stroke="#ffffff" strokeLinecap="round">
        <circle
          cx="590"
          cy="590"
          r="575"
          strokeWidth="6"
          strokeOpacity=".16"
          strokeDasharray="230 7 90 5 340 11 60 6 420 8"
          transform="rotate(24 590 590)"
        />
        <circle cx="591" cy="588" r="569" strokeWidth="2" strokeOpacity=".12" strokeDasharray="90 16 200 40 20 10" />
      </g>
    </svg>
  );
}
