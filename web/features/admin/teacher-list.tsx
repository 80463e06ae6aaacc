import { useState } from "react";
import type { Approval, ListedUser } from "#protocol/http/replies/people";
import type { Page } from "#protocol/http/page";
import { admin } from "#api/people-api";
import { usePages } from "#screens/use-pages";
import { MoreButton } from "#screens/page/more-button.tsx";
import { Button } from "#ui/button.tsx";
import { cx } from "#ui/cx";
import { Table } from "#ui/table.tsx";
import { toast } from "#ui/overlays/toasts";
import { BulkBar } from "./bulk-bar";
import { ReasonDialog } from "./reason-dialog";
import { restingWords, useResting } from "./person/resting-words";
import { useRowKeys } from "./row-keys";
import { TeacherActions } from "./teacher-actions";
import { teacherColumns } from "./teacher-columns";
import * as styles from "./teacher-list.module.css";
import type { useDecisions } from "./person/use-decisions";

export const PAGE = 50;
/** Taking the approval of more teachers at once needs the administrator's password. */
const mostWithoutPassword = 5;

type Props = {
  readonly approval: Approval;
  readonly q: string;
  readonly first: Page<ListedUser>;
  readonly decisions: ReturnType<typeof useDecisions>;
};

/** Rows of one tab: choosing, and deciding one by one or together, by pointer and keyboard. */
export function TeacherList({ approval, q, first, decisions }: Props) {
  const { decided, decide, takeBack } = decisions;
  const pages = usePages(first, (page, after) => admin.teachers({ approval, q, page, page_size: PAGE, after }));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [asking, setAsking] = useState<readonly ListedUser[]>([]);
  /** Choosing several on a phone, where rows have no checkbox of their own. */
  const [isChoosing, setChoosing] = useState(false);

  const isApproved = approval === "approved";
  const resting = useResting(isApproved && asking.length <= mostWithoutPassword ? ids(asking) : []);
  const rejectVerb = isApproved ? "Onayı kaldır" : "Reddet";

  const isOpen = ({ id }: ListedUser) => (decided.get(id)?.state ?? "failed") === "failed";
  const choosable = pages.rows.filter(isOpen);
  const picked = choosable.filter(({ id }) => chosen.has(id));
  const choose = (ids: readonly string[], isChosen: boolean) =>
    setChosen((old) => (isChosen ? new Set([...old, ...ids]) : new Set([...old].filter((id) => !ids.includes(id)))));
  const unchoose = (teachers: readonly ListedUser[]) => choose(ids(teachers), false);

  const decideOn = (
    teachers: readonly ListedUser[],
    to: "approved" | "rejected",
    reason?: string,
    password?: string,
  ) => {
    unchoose(teachers);
    setChoosing(false);
    decide(teachers, to, { reason, password });
  };
  const approveChosen = () => {
    const ready = picked.filter(({ is_email_verified }) => is_email_verified);
    const waiting = picked.length - ready.length;
    unchoose(picked);
    decideOn(ready, "approved");
    if (waiting > 0) toast.warning(`${waiting} öğretmenin e-postası doğrulanmamış, onaylanmadı.`);
  };

  useRowKeys({
    onKey: (key, id) => {
      const teacher = choosable.find((row) => row.id === id);
      if (!teacher) return false;
      if (/^[oO]$/.test(key) && teacher.approval !== "approved" && teacher.is_email_verified)
        decideOn([teacher], "approved");
      else if (/^[rR]$/.test(key) && teacher.approval !== "rejected") setAsking([teacher]);
      else return false;
      return true;
    },
  });

  const columns = teacherColumns({ chosen, choosable, choose, isChoosing }, (teacher) => (
    <TeacherActions
      teacher={teacher}
      decided={decided.get(teacher.id)}
      onApprove={() => decideOn([teacher], "approved")}
      onReject={() => setAsking([teacher])}
      onUndo={() => takeBack([teacher])}
    />
  ));
  return (
    <div className={cx(isChoosing && styles.choosing)}>
      <div className={styles.phoneTools}>
        {isChoosing && (
          <Button variant="quiet" size="sm" onClick={() => choose(ids(choosable), picked.length < choosable.length)}>
            {picked.length < choosable.length ? "Tümünü seç" : "Seçimi bırak"}
          </Button>
        )}
        <Button
          variant="alt"
          size="sm"
          onClick={() => {
            setChoosing(!isChoosing);
            setChosen(new Set());
          }}
        >
          {isChoosing ? "Vazgeç" : "Seç"}
        </Button>
      </div>
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
          areAll={picked.length === first.total}
          mayApprove={!isApproved}
          mayReject={approval !== "rejected"}
          rejectVerb={rejectVerb}
          onApprove={approveChosen}
          onReject={() => setAsking(picked)}
        />
      )}
      {asking.length > 0 && (
        <ReasonDialog
          {...wordsFor(asking, isApproved)}
          {...(isApproved && { lead: restingWords(whoOf(asking), resting, "Onay geri gelince devam eder.") })}
          verb={rejectVerb}
          needsPassword={isApproved && asking.length > mostWithoutPassword}
          onSend={(reason, password) => {
            setAsking([]);
            decideOn(asking, "rejected", reason, password);
          }}
          onClose={() => setAsking([])}
        />
      )}
    </div>
  );
}

const whoOf = (teachers: readonly ListedUser[]) =>
  teachers.length === 1 ? teachers[0]!.name : `${teachers.length} öğretmen`;

/** The words of the dialog that asks why. */
function wordsFor(teachers: readonly ListedUser[], isApproved: boolean) {
  const who = whoOf(teachers);
  return {
    title: isApproved ? `${who} için onay kaldırılsın mı?` : `${who} reddedilsin mi?`,
    lead:
      teachers.length === 1
        ? "Öğretmene e-posta gönderilir; oyun kuramaz."
        : "Öğretmenlere e-posta gönderilir; oyun kuramazlar.",
    ...(!isApproved && { reasons: ["Okul adresi değil", "Okul bulunamadı", "Öğretmen değil"] }),
  };
}

const ids = (teachers: readonly ListedUser[]) => teachers.map(({ id }) => id);
