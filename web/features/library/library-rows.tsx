import { Link } from "react-router";
import type { LibraryRow } from "#protocol/http/replies/library";
import { gradeName, subjectName } from "#shared/curriculum";
import { number } from "#shared/numbers";
import { searchTerms } from "#shared/search-terms";
import { SetLanguage } from "#question-text/set-text.tsx";
import { CoverSymbols } from "#ui/cover/cover-symbols.tsx";
import { SetCover } from "#ui/cover/set-cover.tsx";
import { CopyButton } from "./copy-button";
import * as styles from "./library-rows.module.css";
import { Marks, MarkedText } from "./marked-text";

type Props = { readonly rows: readonly LibraryRow[]; readonly q: string };

/** Results of a search; the title leads to the set. */
export function LibraryRows({ rows, q }: Props) {
  return (
    <>
      <CoverSymbols />
      <ul className={styles.rows}>
        {rows.map((row) => (
          <li key={row.id} className="flow">
            <SetCover set={row} className={styles.cover} />
            <div className={styles.set}>
              <SetLanguage value={row.language}>
                <h2>
                  <Link to={`/library/${row.id}`}>
                    <MarkedText text={row.title} q={q} />
                  </Link>
                </h2>
              </SetLanguage>
              <p>
                <Facts row={row} q={q} />
              </p>
              <p className={styles.author}>
                {row.author.name ?? "Bir öğretmen"}, <span className="num">{copiedTimes(row.copies)}</span>
              </p>
              <Reason row={row} q={q} />
            </div>
            <div className={styles.copy}>
              <CopyButton row={row} />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

const copiedTimes = (copies: number): string =>
  copies === 0 ? "henüz kopyalanmadı" : `${number(copies)} kez kopyalandı`;

/** "Fen Bilimleri, 8. sınıf, 12 soru" */
function Facts({
  row: { subject, grade, question_count: count },
  q,
}: {
  readonly row: LibraryRow;
  readonly q: string;
}) {
  const names = searchTerms(q).map((term) => term.names);
  const isSubjectNamed = subject !== null && names.some((named) => named.subject?.includes(subject));
  const isGradeNamed = grade !== null && names.some((named) => named.grade?.includes(grade));
  return (
    <>
      {subject !== null && (
        <>{isSubjectNamed ? <mark>{subjectName(subject)}</mark> : <Marks text={subjectName(subject)} q={q} />}, </>
      )}
      {grade !== null && <>{isGradeNamed ? <mark>{gradeName(grade)}</mark> : gradeName(grade)}, </>}
      {count} soru
    </>
  );
}

/** Says why a set was found, if its title and facts do not: a text of the set that has the words. */
function Reason({ row: { language, reason }, q }: { readonly row: LibraryRow; readonly q: string }) {
  if (!reason) return null;
  return (
    <SetLanguage value={language}>
      <p className={styles.reason}>
        <MarkedText text={reason} q={q} />
      </p>
    </SetLanguage>
  );
}
