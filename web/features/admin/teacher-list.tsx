import { useState, type ComponentProps, type ReactNode } from "react";
import type { Approval, ListedUser } from "#protocol/http/replies/people";
import type { WorkedOffPage } from "#protocol/http/page";
import { useUser } from "#api/sign-in/session";
import { usePages } from "#screens/use-pages";
import { useChoosing } from "#screens/page/choose-rows.tsx";
import { MoreButton } from "#screens/page/more-button.tsx";
import { Button } from "#ui/button.tsx";
import { cx } from "#ui/cx";
import { Table } from "#ui/table.tsx";
import { toast } from "#ui/overlays/toasts";
import { BulkBar } from "./bulk-bar";
import { PlaceDialog } from "./person/place-dialog";
import type { PeopleDecisions } from "./person/use-decisions";
import { WhyDialog } from "./person/why-dialog";
import { useRowKeys } from "./row-keys";
import { TeacherActions } from "./teacher-actions";
import { teacherColumns } from "./teacher-columns";
import * as styles from "./teacher-list.module.css";

type Props = {
  readonly approval: Approval;
  readonly first: WorkedOffPage<ListedUser>;
  readonly load: (page: number, after?: string) => Promise<WorkedOffPage<ListedUser>>;
  readonly decisions: PeopleDecisions;
  readonly menu: (user: ListedUser) => ReactNode;
};

/** Rows of one tab: choosing, and deciding one by one or together, by pointer and keyboard. */
export function TeacherList({ approval, first, load, decisions, menu }: Props) {
  const { decided, decide, takeBack } = decisions;
  const pages = usePages(first, load);
  const { chosen, choose, clear } = useChoosing();
  const [placing, setPlacing] = useState<readonly ListedUser[]>([]);
  const hasAll = useUser().rights.includes("all");
  const [asking, setAsking] = useState<Asking | null>(null);
  /** Choosing several on a phone, where rows have no checkbox of their own. */
  const [isChoosing, setChoosing] = useState(false);

  const isApproved = approval === "approved";
  const against = isApproved ? "withdraw" : "reject";
  const ask = (people: readonly ListedUser[], deed: Asking["deed"] = against) => setAsking({ people, deed });

  const isOpen = ({ id }: ListedUser) => (decided.get(id)?.state ?? "failed") === "failed";
  const choosable = pages.rows.filter(isOpen);
  const picked = choosable.filter(({ id }) => chosen.has(id));
  const unchoose = (teachers: readonly ListedUser[]) => {
    choose(ids(teachers), false);
    setChoosing(false);
  };
  const approve = (teachers: readonly ListedUser[]) => {
    unchoose(teachers);
    decide(teachers, "approve");
  };
  /** Those of the chosen who can be approved; the others are named. */
  const ready = () => {
    const verified = picked.filter(({ is_email_verified }) => is_email_verified);
    const waiting = picked.length - verified.length;
    unchoose(picked);
    if (waiting > 0) toast.warning(`${waiting} öğretmenin e-postası doğrulanmamış, onaylanmadı.`);
    return verified;
  };
  const place = () => setPlacing(isApproved ? picked : ready());

  useRowKeys({
    onKey: (key, id) => {
      const teacher = choosable.find((row) => row.id === id);
      if (!teacher) return false;
      if (/^[oO]$/.test(key) && teacher.approval !== "approved" && teacher.is_email_verified) approve([teacher]);
      else if (/^[rR]$/.test(key) && teacher.approval !== "rejected") ask([teacher]);
      else return false;
      return true;
    },
  });

  const columns = teacherColumns({ chosen, choosable, choose, isChoosing }, (teacher) => (
    <TeacherActions
      teacher={teacher}
      decided={decided.get(teacher.id)}
      onApprove={() => approve([teacher])}
      onReject={() => ask([teacher])}
      onUndo={() => takeBack([teacher])}
      menu={menu}
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
            clear();
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
          mayReject={approval !== "rejected"}
          isApproved={isApproved}
          onPlace={hasAll ? place : undefined}
          onApprove={() => approve(ready())}
          onReject={() => ask(picked)}
          onSuspend={() => ask(picked, "suspend")}
        />
      )}
      {placing.length > 0 && (
        <PlaceDialog
          people={placing}
          decisions={decisions}
          onDecided={() => unchoose(placing)}
          onClose={() => setPlacing([])}
        />
      )}
      {asking && (
        <WhyDialog
          {...asking}
          decisions={decisions}
          onDecided={() => unchoose(asking.people)}
          onClose={() => setAsking(null)}
        />
      )}
    </div>
  );
}

type Asking = Pick<ComponentProps<typeof WhyDialog>, "people" | "deed">;

const ids = (teachers: readonly ListedUser[]) => teachers.map(({ id }) => id);
