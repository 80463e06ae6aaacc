import { useId, type ReactNode } from "react";
import page from "./page.module.css";

type Props = {
  readonly title: ReactNode;
  /** Right of the heading: a link, a key. */
  readonly aside?: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** A headed part of a page. No box: the heading and the space do the work. */
export function Section({ title, aside, className, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={className}>
      <div className={`flow between ${page.sectionHead}`}>
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
