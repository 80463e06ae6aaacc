import { notRead as notReadHere } from "#words/shared-sentences";
import { useEffect, useRef, useState } from "react";
import { nameOf } from "#question/name-of";
import type { QuestionDraft } from "#question/kinds";
import { editorKinds } from "#kinds/editor";
import { isComplete } from "../drafts/draft";
import {
  type ColumnRole,
  type Outcome,
  type StartedReading,
  type FilePictures,
  namedPictures,
  pictureBringer,
  pictureWorld,
  setReader,
} from "#features/exchange/index";
import { changedKind, type Written } from "../kind-list/changed-kind";
import { pictured } from "../drafts/edited-set";
import { fieldsCome } from "../kind-list/fields-come";
import type { Listed } from "#kinds/kinds-listed";
import { toast } from "#ui/overlays/toasts";
import {
  askingAgain,
  foundIn,
  leftOut,
  waitsFor,
  withoutAwaited,
  withPicture,
  type Candidate,
  type Found,
} from "./candidates";
import { useMendedPictures } from "./use-mended-pictures";

type Importing =
  | { readonly is: "empty" }
  | { readonly is: "reading" }
  | { readonly is: "refused"; readonly message: string }
  | ({ readonly is: "read" } & Found);

/** State of an import: the questions read, those chosen, and the repairs made. */
export function useImport() {
  const [importing, setImporting] = useState<Importing>({ is: "empty" });
  /** Adds the questions; set while the teacher is shown those that stay out. */
  const [goesOn, setGoesOn] = useState<(() => void) | null>(null);
  const reading = useRef<StartedReading<Outcome> | null>(null);
  /** The last source, kept to read it again in another way. */
  const from = useRef<File | string>("");
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
    written.current.clear();
    mended.letGo();
    setImporting(next);
  };
  const update = (make: (found: Found) => Found) =>
    setImporting((old) => (old.is === "read" ? { is: "read", ...make(old) } : old));

  const take = async (outcome: Outcome, isWanted: () => boolean) => {
    if (!outcome.ok) return set({ is: "refused", message: outcome.message });
    const { rows, pictures } = outcome.result;
    const drafts = rows.map(({ question }) => question);
    await editorKinds.load(drafts.map((draft) => nameOf(draft)));
    if (!isWanted()) return undefined;
    set({ is: "read", ...foundIn(outcome.result) });
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
      onOne: (id, brought) => update((found) => withPicture(found, id, brought)),
    });
  };
  /** Text written for other kinds of a question, by its number. */
  const written = useRef(new Map<number, Written>());
  const change = (number: number, make: (candidate: Candidate) => Candidate) =>
    update((old) => ({ ...old, candidates: old.candidates.map((one) => (one.number === number ? make(one) : one)) }));

  const mended = useMendedPictures(({ question, option }, picture) =>
    change(Number(question), (one) => repaired(one, pictured(one.draft, option, picture))),
  );

  /** Reached if the reader's script did not load. */
  const notRead = () => {
    set({ is: "empty" });
    toast.error(notReadHere);
  };

  const read = async (source: File | string, roles?: readonly ColumnRole[]) => {
    reading.current?.stop();
    from.current = source;
    // A result is dropped if another source, or none, has been chosen meanwhile.
    const isWanted = () => from.current === source;
    setImporting((old) => (old.is === "empty" ? { is: "reading" } : old));
    try {
      const { importFrom } = await setReader();
      if (!isWanted()) return;
      const started = importFrom(source, roles, () => {});
      reading.current = started;
      const outcome = await started.outcome;
      if (isWanted()) await take(outcome, isWanted);
    } catch {
      if (isWanted()) notRead();
    }
  };
  const clear = () => {
    reading.current?.stop();
    from.current = "";
    set({ is: "empty" });
  };

  const staysOut = importing.is === "read" ? leftOut(importing.candidates) : [];

  return {
    importing,
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
    async readText(text: string) {
      if (text.trim() === "") clear();
      else await read(text);
    },
    /** Reads the same table again with the teacher's column roles. */
    chooseColumns: (roles: readonly ColumnRole[]) => read(from.current, roles),
    bringAgain() {
      if (importing.is !== "read") return;
      const { pictures, result } = importing;
      update(askingAgain);
      bring([...pictures.awaited.keys()], result.pictures).catch(notRead);
    },
    goOnWithout: () => update(withoutAwaited),
    clear,
    choose: (number: number, isChosen: boolean) => change(number, (one) => ({ ...one, isChosen })),
    repair: (number: number, draft: QuestionDraft) => change(number, (one) => repaired(one, draft)),
    /** Applies the teacher's choice of another kind than the importer read. */
    async changeKind({ number, draft }: Candidate, kind: Listed) {
      if (importing.is !== "read" || !(await fieldsCome(kind))) return;
      const after = changedKind(draft, kind, written.current.get(number) ?? {}, importing.result.language);
      written.current.set(number, after.written);
      change(number, (one) => repaired(one, after.draft));
    },
  };
}

/** Chooses a repaired question as soon as it is whole. */
function repaired(one: Candidate, draft: QuestionDraft): Candidate {
  const isRepaired = isComplete(draft);
  return { ...one, draft, isRepaired, isChosen: isRepaired && (one.isChosen || !one.isRepaired) };
}

export type Import = ReturnType<typeof useImport>;
