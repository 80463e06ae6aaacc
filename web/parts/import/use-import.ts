import { useState } from "react";
import type { QuestionDraft } from "#question/kinds";
import { editorKinds } from "../../kinds/editor";
import { nameOf } from "#question/name-of";
import { isComplete } from "../../lib/editor/draft";
import type { Outcome } from "../../lib/import/outcome";
import type { ImportResult, Verdict } from "../../lib/import/types";
import { toast } from "../../ui/toasts";

/** A question out of a file, as the teacher has decided about it. */
export type Candidate = {
  readonly number: number;
  readonly where: string;
  readonly verdict: Verdict;
  readonly reasons: readonly string[];
  readonly draft: QuestionDraft;
  readonly isChosen: boolean;
  readonly isRepaired: boolean;
};
export type Importing =
  | { readonly is: "empty" }
  | { readonly is: "reading" }
  | { readonly is: "refused"; readonly message: string }
  | { readonly is: "read"; readonly result: Omit<ImportResult, "rows">; readonly candidates: readonly Candidate[] };

/** What was read, what of it is chosen, and what was repaired in it. */
export function useImport() {
  const [importing, setImporting] = useState<Importing>({ is: "empty" });

  const take = async (outcome: Outcome) => {
    if (!outcome.ok) return setImporting({ is: "refused", message: outcome.message });
    const { rows, ...result } = outcome.result;
    await editorKinds.load(rows.map(({ question }) => nameOf(question)));
    const candidates = rows.map(({ where, verdict, reasons, question }, i) => ({
      number: i,
      where,
      verdict,
      reasons,
      draft: question,
      isChosen: verdict !== "left_out",
      isRepaired: false,
    }));
    return setImporting({ is: "read", result, candidates });
  };
  const change = (number: number, make: (candidate: Candidate) => Candidate) =>
    setImporting((old) =>
      old.is === "read"
        ? { ...old, candidates: old.candidates.map((one) => (one.number === number ? make(one) : one)) }
        : old,
    );

  /** The reader's script did not arrive. */
  const notRead = () => {
    setImporting({ is: "empty" });
    toast.error("Okunamadı. Bağlantınızı kontrol edip sayfayı yenileyin.");
  };

  return {
    importing,
    chosen: importing.is === "read" ? importing.candidates.filter(({ isChosen }) => isChosen) : [],
    async readFile(file: File) {
      setImporting({ is: "reading" });
      try {
        const { importFile } = await import("../../lib/import/import-file");
        await take(await importFile(file));
      } catch {
        notRead();
      }
    },
    async readText(text: string) {
      if (text.trim() === "") return setImporting({ is: "empty" });
      try {
        const { importText } = await import("../../lib/import/import-file");
        await take(importText(text));
      } catch {
        notRead();
      }
    },
    clear: () => setImporting({ is: "empty" }),
    choose: (number: number, isChosen: boolean) => change(number, (one) => ({ ...one, isChosen })),
    /** A repaired question is taken as soon as it is whole. */
    repair: (number: number, draft: QuestionDraft) =>
      change(number, (one) => {
        const isRepaired = isComplete(draft);
        return { ...one, draft, isRepaired, isChosen: isRepaired && (one.isChosen || !one.isRepaired) };
      }),
  };
}

export type Import = ReturnType<typeof useImport>;
