import { useState } from "react";
import type { Approval, ListedUser } from "#protocol/http/replies/people";
import { ApiError, messageOf } from "#api/api-error";
import { admin } from "#api/people-api";
import { toast } from "#ui/overlays/toasts";
import { DelayedDecisions, useDelayedDecisions } from "../delayed-decisions";
import { SaidDecisions } from "./said-decisions";

type Side = "approved" | "rejected";

/**
 * Decision about a row since the list was loaded. The row keeps its place until the list is opened again. `held` can be taken
 * back.
 */
export type Decided =
  | { readonly state: "held" | "busy" | "done"; readonly to: Side; readonly from: Approval }
  | { readonly state: "failed"; readonly text: string };

export const heldDecisions = new DelayedDecisions();
const said = new SaidDecisions();

type Given = { readonly reason?: string | undefined; readonly password?: string | undefined };
type Decisions = { readonly list: string; readonly decided: ReadonlyMap<string, Decided> };
const noneIn = (list: string): Decisions => ({ list, decided: new Map() });

/** Approves and rejects in one list, with time to undo. A new list starts without decisions. */
export function useDecisions(list: string) {
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

  const send = async ({ id, name, approval: from }: ListedUser, to: Side, given: Given): Promise<void> => {
    set(id, { state: "busy", to, from });
    try {
      await admin.approve(id, to === "approved", given);
      set(id, { state: "done", to, from });
    } catch (error) {
      const verb = to === "approved" ? "Onaylanamadı." : "Reddedilemedi.";
      const text = error instanceof ApiError ? `${verb} ${messageOf(error, "")}` : verb;
      set(id, { state: "failed", text });
      // The row may be out of sight by now, or its list gone.
      toast.error(text, { title: `Karar kaydedilemedi: ${name}` });
    }
  };

  const takeBack = (teachers: readonly ListedUser[]) => {
    const taken = teachers.map(({ id }) => id).filter((id) => heldDecisions.takeBack(id));
    for (const id of taken) set(id, null);
    said.takenBack(taken);
  };

  const decide = (teachers: readonly ListedUser[], to: Side, given: Given = {}): void => {
    if (teachers.length === 0) return;
    const end = said.say(teachers, to, () => takeBack(teachers));
    for (const teacher of teachers) {
      set(teacher.id, { state: "held", to, from: teacher.approval });
      heldDecisions.hold(teacher.id, () => {
        end();
        return send(teacher, to, given);
      });
    }
  };

  return { decided, moved: movedBy(decided.values()), decide, takeBack };
}

/** Change of each tab's count since the list was loaded. */
export function movedBy(decided: Iterable<Decided>): Readonly<Record<Approval, number>> {
  const moved = { approved: 0, pending: 0, rejected: 0 };
  for (const one of decided) {
    if (one.state === "failed") continue;
    moved[one.from] -= 1;
    moved[one.to] += 1;
  }
  return moved;
}
