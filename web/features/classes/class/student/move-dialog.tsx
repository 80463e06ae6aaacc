import { useState } from "react";
import { useRevalidator } from "react-router";
import { classLimits } from "#protocol/class-limits";
import type { ListedClass, Student } from "#protocol/http/replies/classes";
import { classes } from "#api/classes-api";
import { showUnderWay } from "#browser/under-way";
import { beside, useAction } from "#screens/use-action";
import { Block } from "#screens/page/block.tsx";
import { Button } from "#ui/button.tsx";
import { ChoiceTiles } from "#ui/fields/choice-tiles.tsx";
import { FailureBanner } from "#screens/failure-banner.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { toast } from "#ui/overlays/toasts";
import { freeNumber } from "../found-students";
import * as styles from "./move-dialog.module.css";

type Props = {
  readonly classId: string;
  readonly student: Student;
  /** Continues in the student's new class; without it the page is loaded again. */
  readonly onMoved?: ((classId: string) => void | Promise<void>) | undefined;
  readonly onClose: () => void;
};

/** Moves a student with all results to another open class of the teacher. */
export function MoveDialog({ classId, student, onMoved, onClose }: Props) {
  const { revalidate } = useRevalidator();
  const [list, setList] = useState(() => classes.list());
  const [to, setTo] = useState<ListedClass | null>(null);
  const [card, setCard] = useState<{ readonly in: string; readonly number: number | null } | null>(null);
  const arrived = (where: string) => (onMoved ?? revalidate)(where);
  const choose = async (target: ListedClass) => {
    setTo(target);
    forgetFailure();
    // A failed request only costs the warning about the number; the server decides.
    const found = await classes.get(target.id).catch(() => null);
    if (!found) return;
    const { students } = found.class;
    const isTaken = students.some(({ number }) => number === student.number);
    setCard({ in: target.id, number: isTaken ? freeNumber(students, classLimits.students) : null });
  };
  const takeBack = useAction("Geri alınamadı", async (target: ListedClass) => {
    await showUnderWay(putBack(target.id, classId, student));
    await arrived(classId);
  });
  const {
    busy,
    failure,
    forgetFailure,
    run: move,
  } = useAction(beside("Taşınamadı"), async (target: ListedClass) => {
    await classes.move(classId, student.id, target.id);
    toast.success(`${student.name}, ${target.name} sınıfına taşındı.`, {
      action: { label: "Geri al", run: () => takeBack.run(target) },
    });
    onClose();
    await arrived(target.id);
  });
  return (
    <Dialog
      title={`${student.name} hangi sınıfa geçsin?`}
      onClose={onClose}
      does={
        <Button busy={busy} disabledReason={to ? undefined : "Önce bir sınıf seçin"} onClick={() => to && move(to)}>
          Taşı
        </Button>
      }
    >
      <div className={styles.body}>
        <p>Gelişimi, hesabı ve süren ödevleri onunla gider.</p>
        <Block value={list} failure="Sınıflar yüklenemedi." onRetry={() => setList(classes.list())}>
          {(reply) => <Targets all={reply.classes} without={classId} value={to} onChange={(one) => void choose(one)} />}
        </Block>
        {card?.number && card.in === to?.id && (
          <p role="status">
            Kart numarası {student.number} yerine {card.number} olur.
          </p>
        )}
        <FailureBanner text={failure} />
      </div>
    </Dialog>
  );
}

type TargetsProps = {
  readonly all: readonly ListedClass[];
  readonly without: string;
  readonly value: ListedClass | null;
  readonly onChange: (target: ListedClass) => void;
};

function Targets({ all, without, value, onChange }: TargetsProps) {
  const open = all.filter(({ id, archived }) => id !== without && !archived);
  if (open.length === 0) return <p>Başka açık sınıfınız yok.</p>;
  return (
    <ChoiceTiles
      label="Sınıf"
      inPairs
      tiles={open.map(({ id, name, student_count }) => ({ value: id, label: name, line: `${student_count} öğrenci` }))}
      value={value?.id ?? ""}
      onChange={(id) => onChange(open.find((one) => one.id === id)!)}
    />
  );
}

async function putBack(from: string, to: string, { id, number }: Student): Promise<void> {
  const { student } = await classes.move(from, id, to);
  if (student.number !== number) await classes.changeStudent(to, id, { number });
}
