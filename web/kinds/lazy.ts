import { use } from "react";
import type { KindName } from "#question/kinds";
import { nameOf } from "#question/name-of";
import type { OfAKind } from "./of-a-kind";

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
  const load = async (kind: KindName, tries = TRIES): Promise<Part> => {
    try {
      return (parts[kind] ??= await find({ kind }));
    } catch (error) {
      const pause = new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      if (tries === 1) {
        // The next question of this kind may find the network there.
        void pause.then(() => delete loads[kind]);
        throw error;
      }
      await pause;
      return load(kind, tries - 1);
    }
  };
  const loaded = (kind: KindName) => {
    const promise = (loads[kind] ??= load(kind));
    // What is there is not waited for.
    return parts[kind] ? Object.assign(promise, { status: "fulfilled", value: parts[kind] }) : promise;
  };
  /** Undefined while it is not there. */
  const there = (question: OfAKind): Part | undefined => parts[nameOf(question)];
  return {
    there,
    /** For a component, which waits until it is there. A render that was held up here finds this `use` again, or React loses count of its hooks. */
    usePart: (question: OfAKind): Part => use(loaded(nameOf(question))),
    /** Loads these before they are shown; a while after a failure they can be asked for again. */
    load: (kinds: readonly KindName[]) => Promise.all(kinds.map(loaded)),
  };
}
