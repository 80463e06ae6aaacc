import { useEffect, useRef, type ReactNode } from "react";

type Props = { readonly className?: string | undefined; readonly children: ReactNode };

/** A phase's heading: takes the focus when the phase begins, so that a screen reader begins there. */
export function PhaseHeading({ className, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
