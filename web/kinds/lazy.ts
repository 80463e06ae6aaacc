import { use } from "react";
import type { KindName } from "#question/kinds";
import { nameOf, type OfAKind } from "./every-kind";

/** What every kind of question has for one group of screens: in their script, or in a script of its own that is loaded once. */
export function lazyKinds<Part extends object>(list: Readonly<Record<KindName, Part | (() => Promise<Part>)>>) {
  const parts: Partial<Record<KindName, Part>> = {};
  const loads: Partial<Record<KindName, Promise<Part>>> = {};
  const there = (question: OfAKind): Part | undefined => {
    const kind = nameOf(question);
    const part = list[kind];
    return typeof part === "function" ? parts[kind] : part;
  };
  const load = async (kind: KindName): Promise<Part> => {
    const part = list[kind];
    return (parts[kind] = typeof part === "function" ? await part() : part);
  };
  const loaded = (kind: KindName) => (loads[kind] ??= load(kind));
  return {
    /** Undefined while it is not there. */
    there,
    /** For a component, which waits until it is there. */
    usePart: (question: OfAKind): Part => there(question) ?? use(loaded(nameOf(question))),
    /** Loads it ahead. A network that fails now may be there when it is needed. */
    prepare: (kind: KindName): void => void loaded(kind).catch(() => delete loads[kind]),
  };
}
