import type { ReviewReply, ReviewRow } from "#protocol/http/replies/library";
import { shortDate } from "#words/format";
import { review, type ReviewTab } from "#api/library-api";
import { useLoaded } from "#screens/use-loaded";
import { BlockFailure } from "#screens/page/block.tsx";
import { reportWords } from "#features/library/index";
import { SetQuestions } from "#kinds/shared/set-questions/set-questions.tsx";
import { cx } from "#ui/cx";
import { Banner } from "#ui/overlays/banner.tsx";
import { Button } from "#ui/button.tsx";
import { Skeleton } from "#ui/drawn/skeleton.tsx";
import { deedTag } from "./deed-tag";
import * as styles from "./review-desk.module.css";
import { showHead } from "./set-head";
import { authorOf, isHiddenByReports } from "./review-rows";
import type { Done } from "./use-review";

type Props = {
  readonly row: ReviewRow;
  readonly state: ReviewTab;
  readonly done: Done | undefined;
  readonly onAccept: () => void;
  readonly onRefuse: () => void;
  readonly onTakeBack: () => void;
  readonly onRenew: () => void;
  readonly onBack: () => void;
};

/** One edition with all its questions and the decisions about it. */
export function OpenEdition({ row, onBack, ...deciding }: Props) {
  const edition = useLoaded(row.id, true, async () => (await review.open(row.id)).edition);
  return (
    <section className={styles.edition} aria-labelledby="acik-set">
      <Button variant="quiet" icon="back" className={styles.back} onClick={onBack}>
        Geri
      </Button>
      <div className={`flow between ${styles.head}`} data-set-head ref={showHead}>
        <h2 id="acik-set">{row.title}</h2>
        <span>{row.question_count} soru</span>
      </div>
      <p className={styles.by}>
        {authorOf(row)}, <a href={`mailto:${row.author.email}`}>{row.author.email}</a>
      </p>
      {isHiddenByReports(row) && (
        <Banner tone="err" icon="flag">
          {row.reports} bildirimle gizlendi. Siz karar verene kadar kütüphanede görünmez.
        </Banner>
      )}
      {row.reason !== "" && (
        <Banner tone="warn" icon="warning">
          Nedeni: {row.reason}
        </Banner>
      )}
      {edition.failed && <BlockFailure text="Set yüklenemedi." onRetry={edition.again} />}
      {!edition.value && !edition.failed && <Skeleton onRetry={edition.again} />}
      {edition.value && (
        <>
          <Reports reports={edition.value.reports_open} />
          {edition.value.replaces && (
            <Banner tone="info">Listedeki setin yeni hâli: yayına alınca onun yerine geçer.</Banner>
          )}
          {edition.value.description !== "" && <p className={styles.by}>{edition.value.description}</p>}
          <SetQuestions questions={edition.value.questions} language={row.language} />
        </>
      )}
      {edition.value && <Actions {...deciding} isHidden={isHiddenByReports(row)} />}
    </section>
  );
}

function Reports({ reports }: { readonly reports: ReviewReply["edition"]["reports_open"] }) {
  if (reports.length === 0) return null;
  return (
    <ul className={`stack ${styles.reports}`} aria-label="Bildirimler">
      {reports.map(({ reason, text, created_at: at }, i) => (
        <li key={i}>
          <b>{reportWords.find(({ value }) => value === reason)?.label ?? reason}</b>
          <small>{shortDate(at)}</small>
          {text !== "" && <p>{text}</p>}
        </li>
      ))}
    </ul>
  );
}

const afterAccepting = "Onaylayınca öğretmene e-posta gider.";
const notes: Record<ReviewTab, string> = {
  pending: afterAccepting,
  reported: "Bildirenlerin adı set sahibine söylenmez.",
  listed: "Kaldırınca öğretmene nedeniyle e-posta gider.",
  refused: afterAccepting,
};
const moved = "Bu set siz bakarken yenilendi; kararınız kaydedilmedi.";

type ActionsProps = Omit<Props, "row" | "onBack"> & { readonly isHidden: boolean };

function Actions({ state, isHidden, done, onAccept, onRefuse, onTakeBack, onRenew }: ActionsProps) {
  return (
    <div className={`row wrap at-end ${styles.actions}`} data-decide>
      <p role="status" className={cx(!done && styles.note)}>
        {done?.deed === "moved" ? moved : done ? deedTag(done) : notes[state]}
      </p>
      {done?.step === "held" && (
        <Button variant="alt" icon="undo" onClick={onTakeBack}>
          Geri al
        </Button>
      )}
      {done?.deed === "moved" && <Button onClick={onRenew}>Yeni hâlini aç</Button>}
      {!done && state !== "refused" && (
        <Button variant="alt" onClick={onRefuse}>
          {state === "pending" ? "Reddet" : "Kaldır"}
        </Button>
      )}
      {!done && state !== "listed" && (
        <Button icon="check" onClick={onAccept}>
          {isHidden ? "Yeniden yayına al" : state === "reported" ? "Listede kalsın" : "Yayına al"}
        </Button>
      )}
    </div>
  );
}
