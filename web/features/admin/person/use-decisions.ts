import { useState } from "react";
import type { Approval, ListedUser } from "#protocol/http/replies/people";
import { ApiError, faultOf } from "#api/api-error";
import { admin } from "#api/admin-api";
import { toast } from "#ui/overlays/toasts";
import { DelayedDecisions, useDelayedDecisions } from "../delayed-decisions";
import { deeds, type Deed, type Given } from "./deeds";
import { SaidDecisions } from "./said-decisions";

/**
 * Decision about a person since the list was loaded. The row keeps its place until the list is opened again. `held` can be taken
 * back; `moved` is one that another administrator has decided otherwise.
 */
export type Decided =
  | { readonly state: "held" | "busy" | "done"; readonly deed: Deed; readonly from: Approval }
  | { readonly state: "failed" | "moved"; readonly text: string };
/** A decision that stands, unless it is taken back. */
export type Standing = Extract<Decided, { readonly deed: Deed }>;
export const stands = (decided: Decided | undefined): decided is Standing => decided !== undefined && "deed" in decided;

export const heldDecisions = new DelayedDecisions();
const said = new SaidDecisions();

type Decisions = { readonly list: string; readonly decided: ReadonlyMap<string, Decided> };
const noneIn = (list: string): Decisions => ({ list, decided: new Map() });

/**
 * Decides about people of one list, with time to undo. A new list starts without decisions. A list that `onSent` loads again
 * shows what was decided by itself.
 */
export function useDecisions(list = "", onSent?: () => void) {
  const [decisions, setDecisions] = useState(() => noneIn(list));
  if (decisions.list !== list) setDecisions(noneIn(list));
  const { decided } = decisions;
  useDelayedDecisions(heldDecisions);

  /** Ignores an answer for an earlier list: the new list, or the next one, includes it. */
  const set = (id: string, state: Decided | null) =>
    setDecisions((old) => {
      if (old.list !== list) return old;
      const next = new Map(old.decided);
      if (state) next.set(id, state);
      else next.delete(id);
      return { list, decided: next };
    });

  const send = async ({ id, name, approval: from }: ListedUser, deed: Deed, given: Given): Promise<void> => {
    set(id, { state: "busy", deed, from });
    try {
      await admin[deeds[deed].call](id, { ...given, from });
      set(id, onSent ? null : { state: "done", deed, from });
      onSent?.();
    } catch (error) {
      const { failed } = deeds[deed];
      const text = error instanceof ApiError ? `${failed} ${faultOf(error, "")}` : failed;
      const isMoved = error instanceof ApiError && error.code === "decided_meanwhile";
      set(id, isMoved && onSent ? null : { state: isMoved ? "moved" : "failed", text });
      if (isMoved) onSent?.();
      // The row may be out of sight by now, or its list gone.
      toast.error(text, { title: `Karar kaydedilemedi: ${name}` });
    }
  };

  const takeBack = (people: readonly ListedUser[]) => {
    const taken = people.map(({ id }) => id).filter((id) => heldDecisions.takeBack(id));
    for (const id of taken) set(id, null);
    said.takenBack(taken);
  };

  const decide = (people: readonly ListedUser[], deed: Deed, given: Given = {}): void => {
    if (people.length === 0) return;
    const end = said.say(people, deed, () => takeBack(people));
    for (const person of people) {
      set(person.id, { state: "held", deed, from: person.approval });
      heldDecisions.hold(person.id, () => {
        end();
        return send(person, deed, given);
      });
    }
  };

  return { decided, moved: movedBy(decided.values()), decide, takeBack };
}

export type PeopleDecisions = ReturnType<typeof useDecisions>;

/** Change of each tab's count since the list was loaded. */
export function movedBy(decided: Iterable<Decided>): Readonly<Record<Approval, number>> {
  const moved = { approved: 0, pending: 0, rejected: 0 };
  for (const one of decided) {
    if (!stands(one)) continue;
    const { to } = deeds[one.deed];
    moved[one.from] -= 1;
    if (to) moved[to] += 1;
  }
  return moved;
}
