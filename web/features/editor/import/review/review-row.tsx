import { memo, type MouseEvent } from "react";
import type { QuestionDraft } from "#question/kinds";
import { draftKindOf } from "#kinds/drafts";
import { editorKinds } from "#kinds/editor";
import { optionKeys } from "#question/question";
import type { Uploads } from "#api/pictures/uploads";
import type { Verdict } from "#features/exchange/index";
import { Button } from "#ui/button.tsx";
import { cx } from "#ui/cx";
import type { IconName } from "#ui/drawn/icon.tsx";
import { Tag } from "#ui/tag.tsx";
import { SetText } from "#question-text/set-text.tsx";
import type { Candidate } from "../candidates";
import { isOpen, taken } from "../decisions";
import { QuestionRepair } from "../question-repair";
import type { SourcePages } from "../pages/source-pages";
import type { ReviewActions } from "../review-actions";
import { FoundPictures } from "./found-pictures";
import { NO_TEXT } from "./left-out-dialog";
import { RowSource } from "./row-source";
import * as styles from "./import-preview.module.css";

type Look = { readonly text: string; readonly tone: "ok" | "warn" | "err"; readonly icon: IconName };
const tags: Record<Verdict | "repaired" | "settled", Look> = {
  taken: { text: "Olduğu gibi", tone: "ok", icon: "check" },
  changed: { text: "Değişiklikle", tone: "warn", icon: "edit" },
  doubtful: { text: "Emin değiliz", tone: "warn", icon: "warning" },
  left_out: { text: "Dışarıda", tone: "err", icon: "x" },
  repaired: { text: "Düzeltildi", tone: "ok", icon: "check" },
  settled: { text: "Baktınız", tone: "ok", icon: "check" },
};

type Props = {
  readonly candidate: Candidate;
  readonly review: ReviewActions;
  readonly uploads: Uploads;
  readonly pages: SourcePages | null;
  readonly there: ReadonlySet<string>;
  readonly lines: readonly string[];
  readonly language: string | undefined;
  readonly isEdited: boolean;
  readonly onEdit: (number: number | null) => void;
  readonly onCut: (candidate: Candidate) => void;
};

/** A question that was read, beside its place in the source, with what the teacher can decide about it. */
export const ReviewRow = memo(function ReviewRow(props: Props) {
  const { candidate, review, uploads, pages, there, lines, language, isEdited, onEdit, onCut } = props;
  const { number, where, source, reasons, draft, isChosen, isRepaired } = candidate;
  const { Found } = editorKinds.usePart(draft);
  const tag = tags[lookOf(candidate)];
  const canBeTaken = candidate.verdict !== "left_out" || isRepaired;
  const name = draft.question_text || NO_TEXT;
  return (
    <li className={cx(styles.row, !isChosen && styles.out)} data-row={number}>
      <div className={`flow ${styles.head}`}>
        <label className={styles.choice}>
          <input
            type="checkbox"
            checked={isChosen}
            disabled={!canBeTaken}
            onChange={(event) => (event.target.checked ? review.take(number) : review.leave(number))}
          />
          <span className={cx("num", styles.number)}>{number + 1}.</span>
          <span className={styles.text}>
            {draft.question_text ? <SetText>{draft.question_text}</SetText> : NO_TEXT}
          </span>
        </label>
        <Tag tone={tag.tone} icon={tag.icon}>
          {tag.text}
        </Tag>
        <Button
          variant="quiet"
          size="sm"
          icon="edit"
          data-edit
          aria-expanded={isEdited}
          aria-label={`${isEdited ? "Kapat" : "Düzelt"}: ${name}`}
          onClick={() => onEdit(isEdited ? null : number)}
        >
          {isEdited ? "Kapat" : "Düzelt"}
        </Button>
      </div>
      <div className={styles.body}>
        <div className={styles.sides}>
          <div>
            <FoundPictures draft={draft} there={there} />
            <Found draft={draft} />
            <p className={`flow quiet ${styles.reasons}`}>
              <span className={styles.where}>{where}</span>
              {source?.key && <span className={styles.where}>Cevabı: {source.key}</span>}
              {!isRepaired && reasons.map((reason) => <span key={reason}>{reason}</span>)}
            </p>
          </div>
          <RowSource source={source} pages={pages} lines={lines} where={where} />
        </div>
        <Decisions candidate={candidate} review={review} onCut={pages && source?.pieces ? onCut : undefined} />
        {isEdited && <QuestionRepair candidate={candidate} review={review} uploads={uploads} language={language} />}
      </div>
    </li>
  );
});

function lookOf({ verdict, isRepaired, isSettled, isChosen }: Candidate): keyof typeof tags {
  if (isRepaired) return "repaired";
  if (isSettled && !isChosen) return "left_out";
  return isSettled && verdict === "doubtful" ? "settled" : verdict;
}

type PartProps = Pick<Props, "candidate" | "review"> & { readonly onCut: Props["onCut"] | undefined };

/** Marks the right option, takes a doubted question, or takes the last decision back. */
function Decisions({ candidate, review, onCut }: PartProps) {
  const { number, draft, verdict, isSettled } = candidate;
  const canBeTaken = isOpen(candidate) && taken(candidate) !== candidate;
  const places = verdict === "doubtful" || verdict === "left_out" ? placesOf(draft) : [];
  const hasDoubtedPicture = verdict === "doubtful" && draft.image !== null && draft.image !== undefined;
  if (!canBeTaken && places.length === 0 && !isSettled && !onCut) return null;
  return (
    <div className={`row wrap ${styles.decisions}`} role="group" aria-label={`${number + 1}. soru`}>
      {canBeTaken && (
        <Button variant="alt" size="sm" icon="check" onClick={(event) => leaveTo(event, () => review.take(number))}>
          Olduğu gibi al
        </Button>
      )}
      {places.length > 0 && (
        <span className={`row wrap ${styles.marks}`}>
          Doğru şık:
          {places.map(({ key, place }) => (
            <Button
              key={key}
              variant="alt"
              size="sm"
              aria-pressed={draft.correct_option?.includes(key) === true}
              aria-label={`Doğru şık ${key}`}
              onClick={() => review.mark(number, place)}
            >
              {key}
            </Button>
          ))}
        </span>
      )}
      {onCut && (
        <Button variant="quiet" size="sm" icon="image" onClick={() => onCut(candidate)}>
          Sayfadan kes
        </Button>
      )}
      {hasDoubtedPicture && (
        <Button
          variant="quiet"
          size="sm"
          onClick={(event) => leaveTo(event, () => review.repair(number, { ...draft, image: null }))}
        >
          Resmi çıkar
        </Button>
      )}
      {isSettled && (
        <Button variant="quiet" size="sm" icon="undo" onClick={(event) => leaveTo(event, () => review.undo(number))}>
          Geri al
        </Button>
      )}
    </div>
  );
}

/** The options of a question that can be marked as right, with their places. */
const placesOf = (draft: QuestionDraft) =>
  optionKeys.flatMap((key, place) =>
    draft.options?.[key] !== undefined && draftKindOf(draft).marked(draft, place) ? [{ key, place }] : [],
  );

/** Moves the focus to the row's last button: the one that was pressed goes away. */
function leaveTo({ currentTarget }: MouseEvent<HTMLElement>, act: () => void) {
  currentTarget.closest("[data-row]")?.querySelector<HTMLElement>("[data-edit]")?.focus();
  act();
}
