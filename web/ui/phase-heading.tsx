import { useEffect, useLayoutEffect, useRef, type ReactNode } from "react";

type Props = {
  readonly className?: string | undefined;
  /** Called when the heading is shown; the returned function ends it. */
  readonly onShown?: (heading: HTMLElement) => () => void;
  /**
   * True if another heading is about to replace this one: the focus waits for that one, or a screen reader would read
   * everything twice.
   */
  readonly isPassing?: boolean;
  readonly children: ReactNode;
};

/** A phase's heading: takes the focus when the phase begins, so that a screen reader begins there. */
export function PhaseHeading({ className, onShown, isPassing = false, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => onShown?.(heading.current!), [onShown]);
  useEffect(() => {
    const before = document.activeElement;
    // A focus has the whole page laid out: in a task of its own it delays nothing else.
    if (!isPassing)
      setTimeout(() => {
        const { activeElement: now, body } = document;
        // The element that had it may have left the page meanwhile.
        if (now === before || now === body) heading.current?.focus({ preventScroll: true });
      });
  }, [isPassing]);
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
