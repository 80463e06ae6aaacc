import type { ComponentProps } from "react";
import { useRevalidator } from "react-router";
import { ConfirmDialog } from "#ui/overlays/dialog.tsx";
import { toast } from "#ui/overlays/toasts";
import { useAction } from "./use-action";

type Props<Reply> = Omit<ComponentProps<typeof ConfirmDialog>, "busy" | "onConfirm"> & {
  /** The title of a failure, under which the dialog stays open. */
  readonly failed: string;
  readonly run: () => Promise<Reply>;
  readonly done: string | ((reply: Reply) => string);
  /** Continues elsewhere; without it the page is loaded again. */
  readonly onDone?: ((reply: Reply) => void | Promise<void>) | undefined;
};

/** Asks before an action, does it, and says that it is done. */
export function ActionDialog<Reply>({ failed, run, done, onDone, ...dialog }: Props<Reply>) {
  const { revalidate } = useRevalidator();
  const { busy, run: confirm } = useAction(failed, async () => {
    const reply = await run();
    toast.success(typeof done === "string" ? done : done(reply));
    dialog.onClose();
    await (onDone ?? revalidate)(reply);
  });
  return <ConfirmDialog {...dialog} busy={busy} onConfirm={confirm} />;
}
