import { useState } from "react";
import { useRevalidator } from "react-router";
import type { Homework } from "#protocol/http/replies/homework";
import { dueChoices, dueFault, fieldsOf } from "#words/due-day";
import { dateAndTime } from "#words/format";
import { homework } from "#api/homework-api";
import { FailureBanner } from "#screens/failure-banner.tsx";
import { beside, useAction } from "#screens/use-action";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { toast } from "#ui/overlays/toasts";
import { momentOfDue, type Due } from "./choices";
import { DueFields } from "./due-fields";

const DAY = 24 * 3_600_000;

/** Sets another last day. Homework that is over opens again. */
export function ExtendDialog({ of, onClose }: { readonly of: Homework; readonly onClose: () => void }) {
  const [now] = useState(() => Date.now());
  const isOver = of.state === "over";
  const after = isOver ? now : of.due_at;
  const [due, setDue] = useState<Due>(() => firstAfter(after, now));
  const { revalidate } = useRevalidator();
  const fault = dueFault(momentOfDue(due, now), now);
  const {
    busy,
    failure,
    run: save,
  } = useAction(beside("Süre uzatılamadı"), async () => {
    const due_at = momentOfDue(due, now);
    if (dueFault(due_at, Date.now())) return;
    await homework.change(of.id, { due_at });
    await revalidate();
    toast.success(`Son gün ${dateAndTime(due_at)} oldu.`);
    onClose();
  });
  return (
    <Dialog
      title="Süreyi uzat"
      onClose={onClose}
      does={
        <Button busy={busy} disabledReason={fault} onClick={save}>
          Kaydet
        </Button>
      }
    >
      <DueFields due={due} now={now} after={after} fault={fault} onChange={setDue} />
      {isOver && <p>Ödev yeniden açılır; rapor yeni son günde yenilenir.</p>}
      <FailureBanner isBelow text={failure} />
    </Dialog>
  );
}

/** The nearest of the usual evenings; if all are too early, one day later. */
function firstAfter(after: number, now: number): Due {
  const offered = dueChoices(now).find(({ at }) => at > after);
  return offered ? { name: offered.value } : { name: "other", ...fieldsOf(after + DAY) };
}
