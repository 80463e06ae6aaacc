import { useState } from "react";
import { changedDraft, draftKindOf } from "#kinds/drafts";
import { editorKinds } from "#kinds/editor";
import type { Format, Verdict } from "#features/exchange/index";
import { Banner } from "#ui/overlays/banner.tsx";
import { Button } from "#ui/button.tsx";
import { cx } from "#ui/cx";
import type { IconName } from "#ui/drawn/icon.tsx";
import { RowBars, Skeleton } from "#ui/drawn/skeleton.tsx";
import { Tag } from "#ui/tag.tsx";
import { KindButton } from "../kind-list/kind-button";
import { FoundPictures } from "./found-pictures";
import { QuestionCard } from "../question-card/question-card";
import { useCardUploads } from "../question-card/use-card-uploads";
import * as styles from "./import-preview.module.css";
import { lacksMark, leftOut, type Candidate } from "./candidates";
import { ColumnChooser } from "./column-chooser";
import { NO_TEXT } from "./left-out-dialog";
import { PictureProgress } from "./picture-progress";
import type { Import } from "./use-import";
import { SetLanguage, SetText } from "#question-text/set-text.tsx";

const formats: Record<Format, string> = {
  bilye: "Bilye dosyası",
  kahoot: "Kahoot tablosu",
  wayground: "Wayground tablosu",
  blooket: "Blooket tablosu",
  gimkit: "Gimkit tablosu",
  classquiz: "ClassQuiz tablosu",
  jovvix: "jovVix tablosu",
  table: "Tablo",
  gift: "GIFT metni",
  moodle: "Moodle XML dosyası",
  arsnova: "arsnova dosyası",
  text: "Metin",
};

/**
 * Result of the import, question by question: taken, taken with a change, or left out, each with the reason. Every omission is
 * shown.
 */
export function ImportPreview({ source }: { readonly source: Import }) {
  const { importing } = source;
  switch (importing.is) {
    case "empty":
      return null;
    case "reading":
      return (
        <Skeleton>
          <RowBars count={2} />
        </Skeleton>
      );
    case "refused":
      return (
        <div className={styles.preview}>
          <Banner tone="err" announce="alert">
            {importing.message}
          </Banner>
        </div>
      );
    case "read":
      return (
        <section className={styles.preview} aria-label="Bulunan sorular">
          <p role="status" className={styles.sum}>
            {formats[importing.result.format]}: {summary(importing.candidates)}
          </p>
          {importing.result.columns && <ColumnChooser columns={importing.result.columns} source={source} />}
          <PictureProgress pictures={importing.pictures} source={source} />
          {importing.result.notes.map((note) => (
            <Banner key={note} tone="info">
              {note}
            </Banner>
          ))}
          <SetLanguage value={importing.result.language}>
            <ol className={styles.rows} data-many>
              {importing.candidates.map((candidate) => (
                <Row key={candidate.number} candidate={candidate} source={source} there={importing.pictures.there} />
              ))}
            </ol>
          </SetLanguage>
        </section>
      );
  }
}

/** "12 soru bulundu, 1 soruya bakmanız gerek, 2 soruda doğru şık işaretli değil, 3 soru şimdilik dışarıda." */
function summary(candidates: readonly Candidate[]): string {
  const unmarked = candidates.filter(({ draft }) => lacksMark(draft)).length;
  const doubtful = candidates.filter(({ verdict, isRepaired }) => verdict === "doubtful" && !isRepaired).length;
  const out = leftOut(candidates).length;
  return `${[
    `${candidates.length} soru bulundu`,
    ...(doubtful > 0 ? [`${doubtful} soruya bakmanız gerek`] : []),
    ...(unmarked > 0 ? [`${unmarked} soruda doğru şık işaretli değil`] : []),
    ...(out > 0 ? [`${out} soru şimdilik dışarıda`] : []),
  ].join(", ")}.`;
}

const tags: Record<Verdict | "repaired", { text: string; tone: "ok" | "warn" | "err"; icon: IconName }> = {
  taken: { text: "Olduğu gibi", tone: "ok", icon: "check" },
  changed: { text: "Değişiklikle", tone: "warn", icon: "edit" },
  doubtful: { text: "Emin değiliz", tone: "warn", icon: "warning" },
  left_out: { text: "Dışarıda", tone: "err", icon: "x" },
  repaired: { text: "Düzeltildi", tone: "ok", icon: "check" },
};

type RowProps = { readonly candidate: Candidate; readonly source: Import; readonly there: ReadonlySet<string> };

function Row({ candidate, source, there }: RowProps) {
  const { number, where, verdict, reasons, draft, isChosen, isRepaired } = candidate;
  const [isOpen, setOpen] = useState(false);
  const { Found } = editorKinds.usePart(draft);
  const tag = tags[isRepaired ? "repaired" : verdict];
  const canBeTaken = verdict !== "left_out" || isRepaired;
  const name = draft.question_text || NO_TEXT;
  return (
    <li className={cx(styles.row, !isChosen && styles.out)}>
      <div className={styles.head}>
        <label className={styles.choice}>
          <input
            type="checkbox"
            checked={isChosen}
            disabled={!canBeTaken}
            onChange={(event) => source.choose(number, event.target.checked)}
          />
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
          aria-expanded={isOpen}
          aria-label={`${isOpen ? "Kapat" : "Düzelt"}: ${name}`}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? "Kapat" : "Düzelt"}
        </Button>
      </div>
      <div className={styles.body}>
        <FoundPictures draft={draft} there={there} />
        <Found draft={draft} />
        <p className={styles.reasons}>
          <span className={styles.where}>{where}</span>
          {!isRepaired && reasons.map((reason) => <span key={reason}>{reason}</span>)}
        </p>
        {isOpen && <Repair candidate={candidate} source={source} />}
      </div>
    </li>
  );
}

/** Editor of a found question, in the form of a set's; pictures can be added here. */
function Repair({ candidate, source }: Omit<RowProps, "there">) {
  const { number, draft } = candidate;
  const cardUploads = useCardUploads(source.uploads, String(number));
  return (
    <div className={styles.repair}>
      <KindButton draft={draft} onChoose={(kind) => void source.changeKind(candidate, kind)} />
      <QuestionCard
        draft={changedDraft(draft, draftKindOf(draft).withRoom(draft))}
        saysAll
        uploads={cardUploads}
        onChange={(changed) => source.repair(number, changed)}
      />
    </div>
  );
}
