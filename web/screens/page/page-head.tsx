import type { ReactNode } from "react";
import { cx } from "#ui/cx";
import * as styles from "./page-head.module.css";
import page from "./page.module.css";

type Props = {
  readonly title: ReactNode;
  /** A link back, above the heading. */
  readonly crumb?: ReactNode;
  /** A sentence under the heading. */
  readonly children?: ReactNode;
  /** Buttons at the right; under the sentence on phones. */
  readonly actions?: ReactNode;
  /** A menu beside the heading, at any width. */
  readonly menu?: ReactNode;
  /** Button of a list that makes one more, beside the heading at any width. False until it is known to stand there alone. */
  readonly begin?: ReactNode;
};

/** The top of a signed-in page: heading, sentence, actions. */
export function PageHead({ title, crumb, children, actions, menu, begin }: Props) {
  return (
    <div className={`flow between ${styles.top}`}>
      <div className={styles.words}>
        {crumb && <p className={styles.crumb}>{crumb}</p>}
        <div className={cx(styles.heading, begin !== undefined && styles.ofList)}>
          <h1 className={page.title}>{title}</h1>
          {menu}
          {begin}
        </div>
        {children && <div className={page.sentence}>{children}</div>}
      </div>
      {actions && <div className={`flow ${styles.actions}`}>{actions}</div>}
    </div>
  );
}
