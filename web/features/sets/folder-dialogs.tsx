import { useId } from "react";
import { messageOf, tryLater } from "#api/api-error";
import { sets } from "#api/sets-api";
import { faults } from "#screens/forms/checks";
import { useForm } from "#screens/forms/use-form";
import { ActionDialog } from "#screens/action-dialog.tsx";
import { FailureBanner } from "#screens/failure-banner.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { toast } from "#ui/overlays/toasts";
import { FolderNameField } from "./folder-name-field";
import { faultOfFolder } from "./folder-words";

type Props = {
  readonly folder: string;
  /** Called with the folder that now holds the sets: the new name, or an empty one. */
  readonly onDone: (name: string) => void;
  readonly onClose: () => void;
};

export function RenameFolderDialog({
  folder,
  others,
  onDone,
  onClose,
}: Props & { readonly others: readonly string[] }) {
  const formId = useId();
  const form = useForm({
    initial: { name: folder },
    check: ({ name }) => faults({ name: faultOfFolder(name, others) }),
    send: async ({ name }) => {
      const next = name.trim();
      await sets.renameFolder(folder, next);
      toast.success("Kaydedildi.");
      onDone(next);
    },
    failureText: (error) => messageOf(error, tryLater("Kaydedilemedi")),
  });
  return (
    <Dialog
      title="Klasörün adı"
      onClose={onClose}
      does={
        <Button type="submit" form={formId} busy={form.busy}>
          Kaydet
        </Button>
      }
    >
      <form id={formId} className="stack" onSubmit={(event) => void form.submit(event)} noValidate>
        <FailureBanner {...form.failure} />
        <FolderNameField {...form.field("name")} />
      </form>
    </Dialog>
  );
}

export function RemoveFolderDialog({ folder, onDone, onClose }: Props) {
  return (
    <ActionDialog
      title="Klasör kaldırılsın mı?"
      confirm="Klasörü kaldır"
      failed="Klasör kaldırılamadı"
      run={() => sets.renameFolder(folder, "")}
      done="Klasör kaldırıldı."
      onDone={() => onDone("")}
      onClose={onClose}
    >
      <b>{folder}</b>
      <br />
      Setler silinmez, klasörsüz olur.
    </ActionDialog>
  );
}
