import { small } from "#words/sentences";
import { gradeName, subjectName } from "#shared/curriculum";
import type { ReviewRow } from "#protocol/http/replies/library";
import { shortDate } from "#words/format";
import { Button } from "#ui/button.tsx";
import { cx } from "#ui/cx";
import { intoView } from "#ui/into-view";
import { Tag } from "#ui/tag.tsx";
import { deedTag } from "./deed-tag";
import * as styles from "./review-desk.module.css";
import type { Review } from "./use-review";

type Props = {
  readonly rows: readonly ReviewRow[];
  readonly open: ReviewRow;
  readonly deciding: Review;
  readonly onOpen: (row: ReviewRow) => void;
};

/** Sets to review, one below the other. The open one is framed and stays in sight. */
export function ReviewRows({ rows, open, deciding, onOpen }: Props) {
  return (
    <ul className={styles.rows}>
      {rows.map((row) => {
        const done = deciding.doneTo(row);
        return (
          <li
            key={row.id}
            className={cx(row.id === open.id && styles.current)}
            ref={row.id === open.id ? intoView : null}
          >
            <button type="button" aria-current={row.id === open.id || undefined} onClick={() => onOpen(row)}>
              <b>{row.title}</b>
              <small className="quiet">{authorOf(row)}</small>
              <small className="quiet">{factsOf(row)}</small>
            </button>
            <span className={`row wrap ${styles.tags}`}>
              {deedTag(done)}
              {row.is_first && <Tag>İlk paylaşımı</Tag>}
              {row.picture_count > 0 && <Tag>{row.picture_count} görsel</Tag>}
              {row.reports > 0 && (
                <Tag tone="err" icon="flag">
                  {row.reports} {isHiddenByReports(row) ? "bildirimle gizlendi" : "bildirim"}
                </Tag>
              )}
              {done?.step === "held" && (
                <Button
                  variant="quiet"
                  size="sm"
                  aria-label={`Geri al: ${row.title}`}
                  onClick={() => deciding.takeBack(row)}
                >
                  Geri al
                </Button>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

export const authorOf = ({ author: { name, school, is_named } }: ReviewRow): string =>
  [name, school].filter(Boolean).join(", ") + (is_named ? "" : " (kütüphanede adı gizli)");

/** True if reports hid the set and no administrator has looked since. Decisions then answer the reports and need a reason. */
export const isHiddenByReports = ({ state, reports, reason }: ReviewRow): boolean =>
  state === "hidden" && reports > 0 && reason === "";

const factsOf = ({ question_count: count, subject, grade, submitted_at: at }: ReviewRow): string =>
  [
    `${count} soru`,
    ...(subject === null ? [] : [subjectName(subject)]),
    ...(grade === null ? [] : [gradeName(grade)]),
    small(shortDate(at)),
  ].join(", ");
