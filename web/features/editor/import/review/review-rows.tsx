import { useMemo, useRef, useState } from "react";
import { useKeyDown } from "#ui/use/use-key-down";
import { optionKeys } from "#question/question";
import type { Uploads } from "#api/pictures/uploads";
import type { Candidate } from "../candidates";
import { marked, nextOpen, taken } from "../decisions";
import { CutDialog } from "../pages/cut-dialog";
import type { SourcePages } from "../pages/source-pages";
import type { ReviewActions } from "../review-actions";
import { KeyHelp } from "./key-help";
import { ReviewRow } from "./review-row";
import * as styles from "./import-preview.module.css";

type Props = {
  readonly shown: readonly Candidate[];
  /** Number of the question that was decided about last. */
  readonly last: number | undefined;
  readonly review: ReviewActions;
  readonly uploads: Uploads;
  /** Pages of the file, if it has some. */
  readonly pages: SourcePages | null;
  readonly there: ReadonlySet<string>;
  /** The text whose lines the sources count. */
  readonly text: string | undefined;
  readonly language: string | undefined;
};

/** The questions of a view. One is the current one: keys decide about it and go from one to the next. */
export function ReviewRows({ shown, last, review, uploads, pages, there, text, language }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const [edited, setEdited] = useState<number | null>(null);
  const [cut, setCut] = useState<Candidate | null>(null);
  const [said, setSaid] = useState("");
  const lines = useMemo(() => text?.split(/\r\n?|\n/) ?? [], [text]);

  const goTo = (one: Candidate | undefined) => {
    if (one) list.current?.querySelector<HTMLElement>(`[data-row="${one.number}"] [data-edit]`)?.focus();
  };
  const goToOpen = (from?: Candidate) => {
    const next = nextOpen(shown, from?.number);
    goTo(next);
    return next;
  };
  const step = (from: Candidate, by: number) => goTo(shown[shown.indexOf(from) + by]);
  /** Says what was decided and goes on to the next question that needs a decision. */
  const decided = (one: Candidate, what: string) => {
    const next = goToOpen(one);
    setSaid(`${one.number + 1}. soru ${what}.${next ? "" : " Bakılacak soru kalmadı."}`);
  };
  const take = (one: Candidate) => {
    if (taken(one) === one) return setSaid(`${one.number + 1}. soru eksik. Düzeltin ya da dışarıda bırakın.`);
    review.take(one.number);
    return decided(one, "alındı");
  };
  const leave = (one: Candidate) => {
    review.leave(one.number);
    decided(one, "dışarıda");
  };
  const mark = (one: Candidate, place: number) => {
    const after = marked(one, place);
    if (after === one) return;
    review.mark(one.number, place);
    setSaid(`${one.number + 1}. soruda doğru şık ${after.draft.correct_option ?? "yok"}.`);
  };
  const undo = () => {
    if (last === undefined) return;
    review.undo();
    goTo(shown.find(({ number }) => number === last));
    setSaid(`${last + 1}. sorudaki karar geri alındı.`);
  };
  const close = (one: Candidate) => {
    setEdited(null);
    goTo(one);
  };

  /** Keys before any question has the focus. */
  const starts: Partial<Record<string, () => unknown>> = { arrowdown: () => goTo(shown[0]), s: () => goToOpen() };
  const keys: Partial<Record<string, (one: Candidate) => unknown>> = {
    arrowdown: (one) => step(one, 1),
    arrowup: (one) => step(one, -1),
    s: goToOpen,
    o: take,
    x: leave,
    delete: leave,
    z: undo,
    r: (one) => pages && one.source?.pieces && setCut(one),
    ...Object.fromEntries(
      optionKeys.map((key, place) => [key.toLocaleLowerCase("en"), (one: Candidate) => mark(one, place)]),
    ),
  };
  useKeyDown((event) => {
    const target = event.target as HTMLElement;
    if (event.defaultPrevented || event.altKey || !isHere(target, list.current)) return;
    const key = event.key.toLocaleLowerCase("en");
    const at = target.closest<HTMLElement>("[data-row]");
    const one = shown.find(({ number }) => String(number) === at?.dataset["row"]);
    if (target.closest("[data-repair]")) {
      if (key !== "escape" || !one) return;
      event.preventDefault();
      close(one);
      return;
    }
    const hasModifier = event.ctrlKey || event.metaKey;
    if (isTyping(target) || (hasModifier && key !== "z")) return;
    const act = one ? keys[key] && (() => keys[key]?.(one)) : starts[key];
    if (!act) return;
    event.preventDefault();
    act();
  });

  return (
    <>
      <KeyHelp hasPages={pages !== null} />
      <p role="status" className="vh">
        {said}
      </p>
      <ol className={styles.rows} data-many ref={list}>
        {shown.map((candidate) => (
          <ReviewRow
            key={candidate.number}
            candidate={candidate}
            review={review}
            uploads={uploads}
            pages={pages}
            there={there}
            lines={lines}
            language={language}
            isEdited={candidate.number === edited}
            onEdit={setEdited}
            onCut={setCut}
          />
        ))}
      </ol>
      {pages && cut?.source?.pieces?.[0] && (
        <CutDialog
          pages={pages}
          from={cut.source.figures?.[0] ?? cut.source.pieces[0]}
          number={cut.number + 1}
          onCut={(picture) => {
            void uploads.add({ question: String(cut.number), option: null }, picture);
            setCut(null);
            // The card shows the picture on its way, and asks for its description.
            setEdited(cut.number);
          }}
          onClose={() => setCut(null)}
        />
      )}
    </>
  );
}

/** True if keys pressed there are meant for the list: in it, beside it on its page or dialog, or nowhere. */
const isHere = (target: HTMLElement, list: HTMLElement | null): boolean =>
  list !== null &&
  target.closest("dialog, [role=menu]") === list.closest("dialog") &&
  (list.contains(target) || target === document.body || target.matches("dialog"));

const isTyping = (target: HTMLElement): boolean =>
  target.matches("input:not([type=checkbox]), textarea, select, [contenteditable]");
