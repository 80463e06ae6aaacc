import { useState } from "react";
import type { Approval, ListedUser } from "#protocol/http/people";
import { ApiError, messageOf } from "../../../lib/calls/api-error";
import { admin } from "../../../lib/calls/people-api";
import { toast } from "../../../ui/overlays/toasts";

/** What was done to a row since it was loaded. It stays where it is until the list is opened again. */
export type Decided =
  | { readonly state: "busy"; readonly to: "approved" | "rejected" }
  | { readonly state: "approved"; readonly mayUndo: boolean }
  | { readonly state: "rejected" }
  | { readonly state: "failed"; readonly text: string };

const UNDO_MS = 8000;

type Decisions = {
  readonly list: string;
  readonly decided: ReadonlyMap<string, Decided>;
  readonly moved: Readonly<Record<Approval, number>>;
};
const noneIn = (list: string): Decisions => ({
  list,
  decided: new Map(),
  moved: { approved: 0, pending: 0, rejected: 0 },
});

/** Approving and rejecting in one list, with the counts of the tabs kept in step; another list begins without any. */
export function useDecisions(list: string) {
  const [decisions, setDecisions] = useState(() => noneIn(list));
  if (decisions.list !== list) setDecisions(noneIn(list));
  const { decided, moved } = decisions;

  /** An answer that comes when its list is gone is part of what the new one was loaded with, or of the next. */
  const change = (make: (old: Decisions) => Partial<Decisions>) =>
    setDecisions((old) => (old.list === list ? { ...old, ...make(old) } : old));
  const set = (id: string, state: Decided) => change((old) => ({ decided: new Map(old.decided).set(id, state) }));
  const move = (from: Approval, to: Approval) =>
    change((old) => ({ moved: { ...old.moved, [from]: old.moved[from] - 1, [to]: old.moved[to] + 1 } }));

  const send = async ({ id }: ListedUser, approve: boolean, reason?: string): Promise<boolean> => {
    set(id, { state: "busy", to: approve ? "approved" : "rejected" });
    try {
      await admin.approve(id, approve, reason);
      return true;
    } catch (error) {
      const isExpected = error instanceof ApiError && (error.code !== "" || error.status === 0);
      const verb = approve ? "Onaylanamadı." : "Reddedilemedi.";
      set(id, { state: "failed", text: isExpected ? `${verb} ${messageOf(error, "")}` : verb });
      return false;
    }
  };

  const approve = async (teacher: ListedUser): Promise<boolean> => {
    if (!(await send(teacher, true))) return false;
    set(teacher.id, { state: "approved", mayUndo: true });
    move(teacher.approval, "approved");
    setTimeout(() => {
      change((old) => {
        const now = old.decided.get(teacher.id);
        if (now?.state !== "approved") return old;
        return { decided: new Map(old.decided).set(teacher.id, { ...now, mayUndo: false }) };
      });
    }, UNDO_MS);
    return true;
  };

  const reject = async (teacher: ListedUser, reason?: string): Promise<boolean> => {
    const from = decided.get(teacher.id)?.state === "approved" ? "approved" : teacher.approval;
    if (!(await send(teacher, false, reason))) return false;
    set(teacher.id, { state: "rejected" });
    move(from, "rejected");
    return true;
  };

  return { decided, moved, approve, reject };
}

/** Says what was done to several at once. */
export function announce(done: readonly ListedUser[], verb: "onaylandı" | "reddedildi"): void {
  if (done.length === 1) toast.success(`${done[0]!.name} ${verb}.`);
  if (done.length > 1) toast.success(`${done.length} öğretmen ${verb}.`);
}
