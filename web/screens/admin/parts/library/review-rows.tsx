import { gradeName, subjectName } from "#protocol/curriculum";
import type { ReviewRow } from "#protocol/http/library";
import { shortDate } from "../../../../lib/format";
import { Button } from "../../../../ui/button";
import { cx } from "../../../../ui/cx";
import { Tag } from "../../../../ui/tag";
import { deedTag } from "./deed-tag";
import styles from "./review-desk.module.css";
import type { Review } from "./use-review";

type Props = {
  readonly rows: readonly ReviewRow[];
  readonly open: ReviewRow;
  readonly deciding: Review;
  readonly onOpen: (row: ReviewRow) => void;
};

/** What was handed in, one below another; the open one is framed. */
export function ReviewRows({ rows, open, deciding, onOpen }: Props) {
  return (
    <ul className={styles.rows}>
      {rows.map((row) => {
        const deed = deciding.deedOf(row);
        return (
          <li key={row.id} className={cx(row.id === open.id && styles.current)}>
            <button type="button" aria-current={row.id === open.id || undefined} onClick={() => onOpen(row)}>
              <b>{row.title}</b>
              <small>{authorOf(row)}</small>
              <small>{factsOf(row)}</small>
            </button>
            <span className={styles.tags}>
              {deedTag(deed)}
              {row.is_first && <Tag>İlk paylaşımı</Tag>}
              {row.picture_count > 0 && <Tag>{row.picture_count} görsel</Tag>}
              {row.reports > 0 && (
                <Tag tone="err" icon="flag">
                  {row.reports} bildirim
                </Tag>
              )}
              {deed === "waiting" && (
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

export const authorOf = ({ author: { name, school } }: ReviewRow): string =>
  name === null ? "Bir öğretmen (adı gizli)" : [name, school].filter(Boolean).join(", ");

const factsOf = ({ question_count: count, subject, grade, submitted_at: at }: ReviewRow): string =>
  [
    `${count} soru`,
    ...(subject === null ? [] : [subjectName(subject)]),
    ...(grade === null ? [] : [gradeName(grade)]),
    shortDate(at).toLocaleLowerCase("tr"),
  ].join(", ");
