import { useEffect, useRef, type ReactNode } from "react";

type Props = { readonly className?: string | undefined; readonly children: ReactNode };

/** A dialog's title at which the focus begins, not at the first thing to press. */
export function FocusedTitle({ className, children }: Props) {
  const title = useRef<HTMLElement>(null);
  useEffect(() => {
    const heading = title.current?.closest("h2");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus();
  }, []);
  return (
    <span ref={title} className={className}>
      {children}
    </span>
  );
}
