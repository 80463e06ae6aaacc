import { notRead as notReadHere } from "#words/shared-sentences";
import { useRef, useState } from "react";
import {
  listReader,
  type JudgedList,
  type Choices,
  type ClassList,
  type Known,
  type ListOutcome,
  type ListReader,
} from "#features/exchange/index";
import { toast } from "#ui/overlays/toasts";

type Reading =
  | { readonly is: "empty" | "reading" }
  | { readonly is: "refused"; readonly message: string }
  | {
      readonly is: "read";
      /** Text or file that the list was read from. */
      readonly of: string | File;
      readonly list: ClassList;
      /** Index of the chosen class in the list. */
      readonly chosen: number;
      readonly choices: Choices;
      readonly reader: ListReader;
    };

const none: Choices = { numbers: new Map(), renames: new Map(), inOrder: false };

/** Reads a class list and keeps the teacher's decisions about its rows. The reader is loaded with the first list. */
export function useClassList(className: string, known: readonly Known[]) {
  const [reading, setReading] = useState<Reading>({ is: "empty" });

  const wanted = useRef<string | File>("");

  const read = async (of: string | File, outcomeOf: (reader: ListReader) => ListOutcome | Promise<ListOutcome>) => {
    wanted.current = of;
    try {
      const reader = await listReader();
      const outcome = await outcomeOf(reader);
      // Ignores a late result if another list has replaced this one.
      if (wanted.current !== of) return undefined;
      if (!outcome.ok) return setReading({ is: "refused", message: outcome.message });
      const { list } = outcome;
      return setReading({
        is: "read",
        of,
        list,
        chosen: reader.likelyClass(list.classes, className),
        choices: none,
        reader,
      });
    } catch {
      setReading({ is: "empty" });
      return toast.error(notReadHere);
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
      await read(file, ({ listInFile }) => listInFile(file));
    },
    readText: async (text: string) => {
      if (text.trim() !== "") return read(text, ({ listInText }) => listInText(text));
      wanted.current = text;
      return setReading({ is: "empty" });
    },
    choose: (chosen: number) => setReading((old) => (old.is === "read" ? { ...old, chosen, choices: none } : old)),
    give: (row: number, number: number) =>
      change((old) => ({ ...old, numbers: new Map(old.numbers).set(row, number) })),
    rename: (row: number, isRenamed: boolean) =>
      change((old) => ({ ...old, renames: new Map(old.renames).set(row, isRenamed) })),
    numberInOrder: () => change((old) => ({ ...old, numbers: new Map(), inOrder: true })),
  };
}

export type ClassListReading = ReturnType<typeof useClassList>;
