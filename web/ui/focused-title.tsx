import { useEffect, useRef, type ReactNode } from "react";

type Props = { readonly className?: string | undefined; readonly children: ReactNode };

/** A dialog's title that takes the first focus, instead of the first button. */
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
