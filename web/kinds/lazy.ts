import { use } from "react";
import type { KindName } from "#question/kinds";
import { nameOf, type OfAKind } from "./of-a-kind";

type Parts<Part> = Partial<Record<KindName, Part>>;

/** A school's network that fails may be there a second later. */
const TRIES = 3;
const PAUSE_MS = 1_000;

/** What every kind of question has for one group of screens: `here` with their script, the others loaded when they are needed. */
export function lazyKinds<Part extends object>(
  find: (question: OfAKind) => Promise<Part>,
  here: Readonly<Parts<Part>> = {},
) {
  const parts: Parts<Part> = { ...here };
  const loads: Parts<Promise<Part>> = {};
  const load = async (kind: KindName, tries: number): Promise<Part> => {
    try {
      return (parts[kind] ??= await find({ kind }));
    } catch (error) {
      if (tries === 1) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      return load(kind, tries - 1);
    }
  };
  const loaded = (kind: KindName) => (loads[kind] ??= load(kind, TRIES));
  /** Undefined while it is not there. */
  const there = (question: OfAKind): Part | undefined => parts[nameOf(question)];
  return {
    there,
    /** For a component, which waits until it is there. */
    usePart: (question: OfAKind): Part => there(question) ?? use(loaded(nameOf(question))),
    /** Loads these before they are shown; after a failure they can be asked for again. */
    async load(kinds: readonly KindName[]): Promise<void> {
      for (const kind of kinds) loaded(kind).catch(() => delete loads[kind]);
      await Promise.all(kinds.map(loaded));
    },
  };
}
