import { useState } from "react";
import type { Approval, ListedUser } from "#protocol/http/people";
import type { Page } from "#protocol/http/page";
import { admin } from "../../../lib/calls/people-api";
import { usePages } from "../../../lib/use/use-pages";
import { MoreButton } from "../../../parts/page/more-button";
import { Table } from "../../../ui/table";
import { toast } from "../../../ui/overlays/toasts";
import { BulkBar } from "./bulk-bar";
import { RejectDialog } from "./reject-dialog";
import { useRowKeys } from "./row-keys";
import { TeacherActions } from "./teacher-actions";
import { teacherColumns } from "./teacher-columns";
import styles from "./teacher-list.module.css";
import { announce, type useDecisions } from "./use-decisions";

export const PAGE = 50;
/** The mail that an approval sent cannot be taken back: the one that follows it says what happened. */
const UNDO_REASON = "Hesabınız yanlışlıkla onaylanmıştı; başvurunuz yeniden değerlendirilecek.";

type Props = {
  readonly approval: Approval;
  readonly q: string;
  readonly first: Page<ListedUser>;
  readonly decisions: ReturnType<typeof useDecisions>;
};

/** The rows of one tab: choosing, deciding one by one or together, by pointer and by keyboard. */
export function TeacherList({ approval, q, first, decisions }: Props) {
  const { decided, approve, reject } = decisions;
  const pages = usePages(first, (page, after) => admin.teachers({ approval, q, page, page_size: PAGE, after }));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [asking, setAsking] = useState<readonly ListedUser[]>([]);
  const [deciding, setDeciding] = useState<"approve" | "reject" | null>(null);

  const isOpen = ({ id }: ListedUser) => !["approved", "rejected"].includes(decided.get(id)?.state ?? "");
  const choosable = pages.rows.filter(isOpen);
  const picked = choosable.filter(({ id }) => chosen.has(id));
  const choose = (ids: readonly string[], isChosen: boolean) =>
    setChosen((old) => (isChosen ? new Set([...old, ...ids]) : new Set([...old].filter((id) => !ids.includes(id)))));
  const unchoose = (teachers: readonly ListedUser[]) =>
    choose(
      teachers.map(({ id }) => id),
      false,
    );

  const approveOne = async (teacher: ListedUser) => {
    unchoose([teacher]);
    if (await approve(teacher)) announce([teacher], "onaylandı");
  };
  const decideAll = async (
    teachers: readonly ListedUser[],
    which: "approve" | "reject",
    decide: (teacher: ListedUser) => Promise<boolean>,
  ) => {
    setDeciding(which);
    const done: ListedUser[] = [];
    // One after the other: a failing one must not take the rest with it, and each sends a mail.
    for (const teacher of teachers) {
      if (await decide(teacher)) done.push(teacher);
    }
    setDeciding(null);
    unchoose(teachers);
    return done;
  };
  const approveChosen = async () => {
    const ready = picked.filter(({ is_email_verified }) => is_email_verified);
    const waiting = picked.length - ready.length;
    unchoose(picked.filter((teacher) => !ready.includes(teacher)));
    announce(await decideAll(ready, "approve", approve), "onaylandı");
    if (waiting > 0) toast.warning(`${waiting} öğretmenin e-postası doğrulanmamış, onaylanmadı.`);
  };
  const rejectAsked = async (reason: string) => {
    setAsking([]);
    const done = await decideAll(asking, "reject", (teacher) => reject(teacher, reason));
    announce(done, "reddedildi");
  };

  useRowKeys({
    onKey: (key, id) => {
      const teacher = choosable.find((row) => row.id === id);
      if (!teacher || decided.get(teacher.id)?.state === "busy") return false;
      if (/^[oO]$/.test(key) && teacher.approval !== "approved" && teacher.is_email_verified) void approveOne(teacher);
      else if (/^[rR]$/.test(key) && teacher.approval !== "rejected") setAsking([teacher]);
      else return false;
      return true;
    },
  });

  const columns = teacherColumns({ chosen, choosable, choose }, (teacher) => (
    <TeacherActions
      teacher={teacher}
      decided={decided.get(teacher.id)}
      onApprove={() => void approveOne(teacher)}
      onReject={() => setAsking([teacher])}
      onUndo={() => void reject(teacher, UNDO_REASON)}
    />
  ));
  return (
    <>
      <Table
        label="Öğretmenler"
        tall
        columns={columns}
        rows={pages.rows}
        rowKey={({ id }) => id}
        rowClass={(teacher) => (!isOpen(teacher) ? styles.done : chosen.has(teacher.id) ? styles.chosen : undefined)}
      />
      <MoreButton {...pages} />
      {picked.length > 0 && (
        <BulkBar
          count={picked.length}
          deciding={deciding}
          mayApprove={approval !== "approved"}
          mayReject={approval !== "rejected"}
          rejectVerb={approval === "approved" ? "Onayı kaldır" : "Reddet"}
          onApprove={() => void approveChosen()}
          onReject={() => setAsking(picked)}
        />
      )}
      {asking.length > 0 && (
        <RejectDialog
          teachers={asking}
          isTakingBack={approval === "approved"}
          onReject={(reason) => void rejectAsked(reason)}
          onClose={() => setAsking([])}
        />
      )}
    </>
  );
}
