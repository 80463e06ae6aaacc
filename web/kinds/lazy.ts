import { use } from "react";
import { askAgain } from "#shared/ask-again";
import type { KindName } from "#question/kinds";
import { nameOf } from "#question/name-of";
import type { Named } from "./question-types";

type Parts<Part> = Partial<Record<KindName, Part>>;

/** A part is loaded three times: a school's network that fails may work a second later. */
const PAUSE_MS = 1_000;
const waitFor = (_: unknown, failures: number) => (failures < 2 ? PAUSE_MS : undefined);

/**
 * The registry of kinds for one group of screens (phone, board, editor, report): `here` come with its script, the others are
 * loaded when a question needs them. A kind's part is a file of the same name in each kind's folder, so a new kind registers
 * itself by its files. A load that fails is tried three times, and again for a later question.
 *
 *     export const phoneKinds = lazyKinds<PhoneKind>(find, { choice });
 *     const { Answering, opens } = phoneKinds.usePart(question);  // in a component: suspends until loaded
 *     void phoneKinds.load(kinds);                                    // ahead of the first question
 */
export function lazyKinds<Part extends object>(
  find: (question: Named) => Promise<Part>,
  here: Readonly<Parts<object>> = {},
) {
  // A part that is here takes questions of its own kind (see every-kind.ts).
  const parts = { ...here } as Parts<Part>;
  const loads: Parts<Promise<Part>> = {};
  const load = async (kind: KindName): Promise<Part> => {
    try {
      return (parts[kind] ??= await askAgain(() => find({ kind }), waitFor));
    } catch (error) {
      // The next question of this kind tries again, because the network may work by then.
      setTimeout(() => delete loads[kind], PAUSE_MS);
      throw error;
    }
  };
  const loaded = (kind: KindName) => {
    const promise = (loads[kind] ??= load(kind));
    // Marks a loaded part as fulfilled, so that React does not suspend for it.
    return parts[kind] ? Object.assign(promise, { status: "fulfilled", value: parts[kind] }) : promise;
  };
  /** Undefined until it is loaded. */
  const there = (question: Named): Part | undefined => parts[nameOf(question)];
  return {
    there,
    /**
     * The part, for a component, which suspends until it is loaded. When React renders the component again it must reach this
     * `use`, or React loses count of its hooks.
     */
    usePart: (question: Named): Part => use(loaded(nameOf(question))),
    /** Loads these ahead. After a failure they can be requested again a while later. */
    load: (kinds: readonly KindName[]) => Promise.all(kinds.map(loaded)),
  };
}
