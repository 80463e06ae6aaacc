import { notRead as notReadHere } from "#words/shared-sentences";
import { useEffect, useRef, useState } from "react";
import { nameOf } from "#question/name-of";
import { editorKinds } from "#kinds/editor";
import {
  type ColumnRole,
  type Outcome,
  type RawSource,
  type PageProgress,
  type StartedReading,
  type FilePictures,
  namedPictures,
  pictureBringer,
  pictureWorld,
  setReader,
} from "#features/exchange/index";
import { pictured } from "../drafts/edited-set";
import { toast } from "#ui/overlays/toasts";
import {
  askingAgain,
  foundIn,
  leftOut,
  waitsFor,
  withoutAwaited,
  withPicture,
  withShown,
  type Found,
} from "./candidates";
import { repaired, withDecisionsOf } from "./decisions";
import { reviewActions } from "./review-actions";
import { sourcePages, type SourcePages } from "./pages/source-pages";
import { useMendedPictures } from "./use-mended-pictures";

export type Importing =
  | { readonly is: "empty" }
  | { readonly is: "reading" }
  | { readonly is: "refused"; readonly message: string }
  | ({ readonly is: "read" } & Found);

/** State of an import: the questions read, those chosen, and the repairs made. */
export function useImport() {
  const [importing, setImporting] = useState<Importing>({ is: "empty" });
  /** Pages of the source that is being read; 0 of 0 while it has none. */
  const [progress, setProgress] = useState<PageProgress | null>(null);
  /** Pages of the file, if it has some. */
  const [pages, setPages] = useState<SourcePages | null>(null);
  useEffect(() => () => pages?.close(), [pages]);
  /** Adds the questions; set while the teacher is shown those that stay out. */
  const [goesOn, setGoesOn] = useState<(() => void) | null>(null);
  const [review] = useState(() =>
    reviewActions((make) => setImporting((old) => (old.is === "read" ? { is: "read", ...make(old) } : old))),
  );
  /** The last source, kept to read it again in another way. */
  const from = useRef<RawSource>("");
  const reading = useRef<StartedReading<Outcome> | null>(null);
  /** Counts the sources: a result is dropped if another source, or none, has been chosen meanwhile. */
  const turns = useRef(0);
  const bringing = useRef<AbortController | null>(null);
  useEffect(
    () => () => {
      bringing.current?.abort();
      reading.current?.stop();
    },
    [],
  );

  const set = (next: Importing) => {
    bringing.current?.abort();
    review.forgetKinds();
    mended.letGo();
    setPages(null);
    setImporting((old) =>
      old.is === "read" && next.is === "read" ? { is: "read", ...withDecisionsOf(old, next) } : next,
    );
  };

  const take = async (outcome: Outcome, isWanted: () => boolean) => {
    if (!outcome.ok) return set({ is: "refused", message: outcome.message });
    const { rows, pictures } = outcome.result;
    const drafts = rows.map(({ question }) => question);
    await editorKinds.load(drafts.map((draft) => nameOf(draft)));
    if (!isWanted()) return undefined;
    set({ is: "read", ...foundIn(outcome.result) });
    const file = from.current;
    if (file instanceof Blob && rows.some(({ source }) => source?.pieces)) setPages(sourcePages(file));
    return bring(namedPictures(drafts), pictures);
  };

  /** Uploads the pictures that the questions name while the teacher looks through them. */
  const bring = async (ids: readonly string[], file: FilePictures = new Map()) => {
    if (ids.length === 0) return;
    const { signal } = (bringing.current = new AbortController());
    const [{ bringPictures }, world] = await Promise.all([pictureBringer(), pictureWorld()]);
    await bringPictures(ids, file, {
      world,
      signal,
      onOne: (id, brought) => review.update((found) => withPicture(found, id, brought)),
    });
  };

  const mended = useMendedPictures(({ question, option }, picture) => {
    review.decide(Number(question), "editing", (one) => repaired(one, pictured(one.draft, option, picture)));
    review.update((found) => withShown(found, picture.id));
  });

  /** Reached if the reader's script did not load. */
  const notRead = () => {
    set({ is: "empty" });
    toast.error(notReadHere);
  };

  const read = async (source: RawSource, roles?: readonly ColumnRole[]) => {
    reading.current?.stop();
    from.current = source;
    const turn = ++turns.current;
    const isWanted = () => turn === turns.current;
    setImporting((old) => (old.is === "empty" ? { is: "reading" } : old));
    setProgress({ done: 0, total: 0 });
    try {
      const { importFrom } = await setReader();
      if (!isWanted()) return;
      const started = importFrom(source, roles, (pages) => isWanted() && setProgress(pages));
      reading.current = started;
      const outcome = await started.outcome;
      if (isWanted()) await take(outcome, isWanted);
    } catch {
      if (isWanted()) notRead();
    }
    if (isWanted()) setProgress(null);
  };
  const clear = () => {
    reading.current?.stop();
    turns.current += 1;
    setProgress(null);
    set({ is: "empty" });
  };

  const staysOut = importing.is === "read" ? leftOut(importing.candidates) : [];

  return {
    importing,
    pages,
    progress,
    review,
    leftOut: staysOut,
    goesOn,
    mend: () => setGoesOn(null),
    /** Shows the questions that stay out before the others are added. */
    beforeAdding(add: () => void) {
      if (staysOut.length === 0) return add();
      setGoesOn(() => () => {
        setGoesOn(null);
        add();
      });
    },
    chosen: importing.is === "read" ? importing.candidates.filter(({ isChosen }) => isChosen) : [],
    waitsFor:
      (importing.is === "read" ? waitsFor(importing.pictures) : undefined) ??
      (mended.waiting > 0 ? `${mended.waiting} resim yükleniyor` : undefined),
    uploads: mended.uploads,
    async readFile(file: File) {
      set({ is: "reading" });
      await read(file);
    },
    /** `html`: the same text with its look, if the clipboard had it. */
    async readText(text: string, html?: string) {
      if (text.trim() === "") clear();
      else await read(html === undefined ? text : { html, plain: text });
    },
    /** Ends the reading. Pages that were read stay. */
    stop: () => reading.current?.stop(),
    /** Reads the same table again with the teacher's column roles. */
    chooseColumns: (roles: readonly ColumnRole[]) => read(from.current, roles),
    bringAgain() {
      if (importing.is !== "read") return;
      const { pictures, result } = importing;
      review.update(askingAgain);
      bring([...pictures.awaited.keys()], result.pictures).catch(notRead);
    },
    goOnWithout: () => review.update(withoutAwaited),
    clear,
  };
}

export type Import = ReturnType<typeof useImport>;
