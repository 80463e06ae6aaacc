import type { ComponentProps } from "react";
import { useRevalidator } from "react-router";
import { ConfirmDialog } from "#ui/overlays/dialog.tsx";
import { toast } from "#ui/overlays/toasts";
import { FailureBanner } from "./failure-banner";
import { beside, useAction } from "./use-action";

type Props<Reply> = Omit<ComponentProps<typeof ConfirmDialog>, "busy" | "onConfirm"> & {
  /** Said in the dialog, which stays open, if the server gives no reason of its own. */
  readonly failed: string;
  readonly run: () => Promise<Reply>;
  readonly done: string | ((reply: Reply) => string);
  /** Continues elsewhere; without it the page is loaded again before the dialog closes. */
  readonly onDone?: ((reply: Reply) => void | Promise<void>) | undefined;
};

/** Asks before an action, does it, and says that it is done. */
export function ActionDialog<Reply>({ failed, run, done, onDone, children, ...dialog }: Props<Reply>) {
  const { revalidate } = useRevalidator();
  const action = useAction(beside(failed), async () => {
    const reply = await run();
    if (!onDone) await revalidate();
    toast.success(typeof done === "string" ? done : done(reply));
    dialog.onClose();
    await onDone?.(reply);
  });
  return (
    <ConfirmDialog {...dialog} busy={action.busy} onConfirm={action.run}>
      {children}
      <FailureBanner isBelow text={action.failure} />
    </ConfirmDialog>
  );
}
