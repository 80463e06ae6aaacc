import type { MouseEvent, ReactNode } from "react";
import * as styles from "./legal-page.module.css";

export type LegalSection = { readonly id: string; readonly title: string; readonly body: ReactNode };
type Props = {
  readonly title: string;
  readonly updated: string;
  /** A summary in a few lines, in plain words. */
  readonly summary: readonly string[];
  readonly sections: readonly LegalSection[];
};

/** A readable legal text: summary first, numbered parts, contents beside them. */
export function LegalPage({ title, updated, summary, sections }: Props) {
  return (
    <article className={styles.page}>
      <h1>{title}</h1>
      <p className={styles.updated}>Son güncelleme: {updated}</p>
      <section className={styles.summary} aria-labelledby="kisaca">
        <h2 id="kisaca">Kısaca</h2>
        <ul>
          {summary.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      <div className={styles.columns}>
        <nav className={styles.contents} aria-label="İçindekiler">
          <details open={matchMedia("(min-width: 62.5em)").matches}>
            <summary>İçindekiler</summary>
            <ol>
              {sections.map(({ id, title: name }) => (
                <li key={id}>
                  <a href={`#${id}`} onClick={goTo}>
                    {name}
                  </a>
                </li>
              ))}
            </ol>
          </details>
        </nav>
        <div className={styles.text}>
          {sections.map(({ id, title: name, body }, i) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id} tabIndex={-1}>
                {i + 1}. {name}
              </h2>
              {body}
            </section>
          ))}
        </div>
      </div>
    </article>
  );
}

function goTo(event: MouseEvent<HTMLAnchorElement>) {
  const heading = document.getElementById(event.currentTarget.hash.slice(1));
  if (!heading) return;
  event.preventDefault();
  heading.focus({ preventScroll: true });
  heading.scrollIntoView({ block: "start" });
}
