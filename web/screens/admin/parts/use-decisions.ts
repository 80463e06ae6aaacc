import { useState } from "react";
import type { Approval, ListedUser } from "#protocol/http/people";
import { ApiError, messageOf } from "../../../lib/api-error";
import { admin } from "../../../lib/people-api";
import { toast } from "../../../ui/toasts";

/** What was done to a row since it was loaded. It stays where it is until the list is opened again. */
export type Decided =
  | { readonly state: "busy" }
  | { readonly state: "approved"; readonly mayUndo: boolean }
  | { readonly state: "rejected" }
  | { readonly state: "failed"; readonly text: string };

const UNDO_MS = 8000;

/** Approving and rejecting, with the counts of the tabs kept in step. */
export function useDecisions() {
  const [decided, setDecided] = useState<ReadonlyMap<string, Decided>>(new Map());
  const [moved, setMoved] = useState<Record<Approval, number>>({ approved: 0, pending: 0, rejected: 0 });

  const set = (id: string, state: Decided) => setDecided((old) => new Map(old).set(id, state));
  const move = (from: Approval, to: Approval) =>
    setMoved((old) => ({ ...old, [from]: old[from] - 1, [to]: old[to] + 1 }));

  const send = async ({ id }: ListedUser, approve: boolean, reason?: string): Promise<boolean> => {
    set(id, { state: "busy" });
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
      setDecided((old) => {
        const now = old.get(teacher.id);
        return now?.state === "approved" ? new Map(old).set(teacher.id, { ...now, mayUndo: false }) : old;
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
