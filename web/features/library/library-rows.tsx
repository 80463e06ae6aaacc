import { Link } from "react-router";
import type { LibraryRow } from "#protocol/http/replies/library";
import { gradeName, subjectName } from "#shared/curriculum";
import { number } from "#shared/numbers";
import { SetLanguage } from "#question-text/set-text.tsx";
import { Tag } from "#ui/tag.tsx";
import { CopyButton } from "./copy-button";
import * as styles from "./library-rows.module.css";
import { MarkedText } from "./marked-text";

type Props = { readonly rows: readonly LibraryRow[]; readonly q: string };

/** Results of a search; the title leads to the set. */
export function LibraryRows({ rows, q }: Props) {
  return (
    <ul className={styles.rows}>
      {rows.map((row) => (
        <li key={row.id}>
          <SetLanguage value={row.language}>
            <div className={styles.set}>
              <h2>
                <Link to={`/library/${row.id}`}>
                  <MarkedText text={row.title} q={q} />
                </Link>
              </h2>
              {row.excerpt !== "" && (
                <p>
                  <MarkedText text={row.excerpt} q={q} />
                </p>
              )}
              <Tags row={row} />
            </div>
          </SetLanguage>
          <p className={styles.author}>
            <b>{row.author.name ?? "Bir öğretmen"}</b>
            <span className="num">{copiedTimes(row.copies)}</span>
          </p>
          <CopyButton row={row} />
        </li>
      ))}
    </ul>
  );
}

const copiedTimes = (copies: number): string =>
  copies === 0 ? "Henüz kopyalanmadı" : `${number(copies)} kez kopyalandı`;

/** Outcomes in a row; the set's own page shows all. */
const OUTCOMES = 2;

function Tags({
  row: { subject, grade, question_count: count, has_pictures: hasPictures, outcomes },
}: {
  readonly row: LibraryRow;
}) {
  const words = [
    ...(subject === null ? [] : [subjectName(subject)]),
    ...(grade === null ? [] : [gradeName(grade)]),
    `${count} soru`,
    ...(hasPictures ? ["görselli"] : []),
    ...outcomes.slice(0, OUTCOMES),
  ];
  return (
    <div className={styles.tags}>
      {words.map((word) => (
        <Tag key={word}>{word}</Tag>
      ))}
    </div>
  );
}
