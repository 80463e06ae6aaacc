import { useState, type ReactNode } from "react";
import { useRevalidator } from "react-router";
import { ApiError, messageOf } from "#api/api-error";
import { ConfirmDialog } from "#ui/overlays/dialog.tsx";
import { toast } from "#ui/overlays/toasts";

type Props = {
  readonly title: string;
  readonly confirm: string;
  /** Confirmation without the name: the page may be on the board. */
  readonly done: string;
  readonly failed: string;
  readonly run: () => Promise<unknown>;
  /** Continues elsewhere; without it the page is loaded again. */
  readonly onDone?: (() => void | Promise<void>) | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** Asks before an irreversible step about one student, then does it. */
export function StudentQuestion({ title, confirm, done, failed, run, onDone, onClose, children }: Props) {
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const go = async () => {
    setBusy(true);
    try {
      await run();
    } catch (error) {
      // Gone already, in another tab: the goal is reached.
      if (!(error instanceof ApiError && error.status === 404)) {
        setBusy(false);
        toast.error(messageOf(error), { title: failed });
        return;
      }
    }
    toast.success(done);
    onClose();
    await (onDone ?? revalidate)();
  };
  return (
    <ConfirmDialog title={title} confirm={confirm} danger busy={busy} onConfirm={() => void go()} onClose={onClose}>
      {children}
    </ConfirmDialog>
  );
}
