import { useState } from "react";
import type { Choices, JudgedList, Known } from "../../../lib/class-list/judged-list";
import type { ClassList, ListOutcome } from "../../../lib/class-list/types";
import { toast } from "../../../ui/toasts";

type Reader = typeof import("../../../lib/class-list/list-file");
type Reading =
  | { readonly is: "empty" | "reading" }
  | { readonly is: "refused"; readonly message: string }
  | {
      readonly is: "read";
      readonly list: ClassList;
      /** Which of its classes. */
      readonly chosen: number;
      readonly choices: Choices;
      readonly reader: Reader;
    };

const none: Choices = { numbers: new Map(), renames: new Map(), inOrder: false };

/** What was read of a class list, and what the teacher has said about its rows. The reader is fetched with the first list. */
export function useClassList(className: string, known: readonly Known[]) {
  const [reading, setReading] = useState<Reading>({ is: "empty" });

  const read = async (outcomeOf: (reader: Reader) => ListOutcome | Promise<ListOutcome>) => {
    try {
      const reader = await import("../../../lib/class-list/list-file");
      const outcome = await outcomeOf(reader);
      if (!outcome.ok) return setReading({ is: "refused", message: outcome.message });
      const { list } = outcome;
      return setReading({
        is: "read",
        list,
        chosen: reader.likelyClass(list.classes, className),
        choices: none,
        reader,
      });
    } catch {
      setReading({ is: "empty" });
      return toast.error("Okunamadı. Bağlantınızı kontrol edip sayfayı yenileyin.");
    }
  };
  const change = (make: (choices: Choices) => Choices) =>
    setReading((old) => (old.is === "read" ? { ...old, choices: make(old.choices) } : old));

  const judged: JudgedList | null =
    reading.is === "read"
      ? reading.reader.judgedList(reading.list.classes[reading.chosen]!, known, reading.choices)
      : null;
  return {
    reading,
    judged,
    readFile: async (file: File) => {
      setReading({ is: "reading" });
      await read(({ listInFile }) => listInFile(file));
    },
    readText: (text: string) =>
      text.trim() === "" ? setReading({ is: "empty" }) : read(({ listInText }) => listInText(text)),
    choose: (chosen: number) => setReading((old) => (old.is === "read" ? { ...old, chosen, choices: none } : old)),
    give: (row: number, number: number) =>
      change((old) => ({ ...old, numbers: new Map(old.numbers).set(row, number) })),
    rename: (row: number, isRenamed: boolean) =>
      change((old) => ({ ...old, renames: new Map(old.renames).set(row, isRenamed) })),
    numberInOrder: () => change((old) => ({ ...old, numbers: new Map(), inOrder: true })),
  };
}

export type ClassListReading = ReturnType<typeof useClassList>;
