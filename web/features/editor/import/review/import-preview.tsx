import { useId, useState } from "react";
import type { Format } from "#features/exchange/index";
import { Banner } from "#ui/overlays/banner.tsx";
import { RowBars, Skeleton } from "#ui/drawn/skeleton.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { SetLanguage } from "#question-text/set-text.tsx";
import { ColumnChooser } from "../column-chooser";
import { inView, views, type View } from "../decisions";
import { PictureProgress } from "../picture-progress";
import { ReadingProgress } from "../reading-progress";
import type { Import, Importing } from "../use-import";
import { OmittedList } from "./omitted-list";
import { ReviewRows } from "./review-rows";
import { summary } from "./summary";
import * as styles from "./import-preview.module.css";

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
  pdf: "PDF",
  text: "Metin",
};

/** Result of the import: the progress of the reading, a refusal, or the questions that were read. */
export function ImportPreview({ source }: { readonly source: Import }) {
  const { importing, progress } = source;
  return (
    <>
      {progress && <ReadingProgress progress={progress} onStop={source.stop} />}
      {importing.is === "reading" && (
        <Skeleton>
          <RowBars count={2} />
        </Skeleton>
      )}
      {importing.is === "refused" && (
        <div className={`stack ${styles.preview}`}>
          <Banner tone="err" announce="alert">
            {importing.message}
          </Banner>
        </div>
      )}
      {importing.is === "read" && <Review found={importing} source={source} />}
    </>
  );
}

const names: Record<View, string> = { all: "Hepsi", doubts: "Emin değiliz", out: "Dışarıda" };

type ReviewProps = { readonly found: Extract<Importing, { is: "read" }>; readonly source: Import };

/**
 * The questions that were read, question by question: taken, taken with a change, doubted or left out, each with the reason.
 * Every omission is shown.
 */
function Review({ found: { result, candidates, pictures, decisions }, source }: ReviewProps) {
  const [view, setView] = useState<View>("all");
  const panel = useId();
  const shown = inView(candidates, view);
  const omitted = result.omitted ?? [];
  return (
    <section className={`stack ${styles.preview}`} aria-label="Bulunan sorular">
      <p role="status" className={styles.sum}>
        {formats[result.format]}: {summary(candidates, omitted.length)}
      </p>
      {result.columns && <ColumnChooser columns={result.columns} source={source} />}
      <PictureProgress pictures={pictures} source={source} />
      {result.notes.map((note) => (
        <Banner key={note} tone="info">
          {note}
        </Banner>
      ))}
      <Tabs
        label="Bulunan sorular"
        tabs={views.map((id) => ({ id, label: names[id], count: inView(candidates, id).length }))}
        selected={view}
        onSelect={setView}
        panelId={panel}
      />
      <div role="tabpanel" id={panel} aria-label={names[view]}>
        <SetLanguage value={result.language}>
          <ReviewRows
            shown={shown}
            last={decisions.at(-1)?.before.number}
            review={source.review}
            uploads={source.uploads}
            pages={source.pages}
            there={pictures.there}
            text={result.text}
            language={result.language}
          />
        </SetLanguage>
        {view !== "doubts" && <OmittedList omitted={omitted} isOpen={view === "out"} />}
      </div>
    </section>
  );
}
