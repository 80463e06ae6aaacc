import { useId, useState } from "react";
import { messageOf, tryLater } from "#api/api-error";
import { sets } from "#api/sets-api";
import { faults } from "#screens/forms/checks";
import { useForm } from "#screens/forms/use-form";
import { FormFailure } from "#screens/forms/form-failure.tsx";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog, Dialog } from "#ui/overlays/dialog.tsx";
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
      <form id={formId} onSubmit={(event) => void form.submit(event)} noValidate>
        {form.failure && (
          <FormFailure key={form.failure.text} takesFocus={form.failure.takesFocus}>
            {form.failure.text}
          </FormFailure>
        )}
        <FolderNameField {...form.field("name")} />
      </form>
    </Dialog>
  );
}

export function RemoveFolderDialog({ folder, onDone, onClose }: Props) {
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    try {
      await sets.renameFolder(folder, "");
    } catch (error) {
      setBusy(false);
      toast.error(messageOf(error), { title: "Klasör kaldırılamadı" });
      return;
    }
    toast.success("Klasör kaldırıldı.");
    onDone("");
  };
  return (
    <ConfirmDialog
      title="Klasör kaldırılsın mı?"
      confirm="Klasörü kaldır"
      busy={busy}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <b>{folder}</b>
      <br />
      Setler silinmez, klasörsüz olur.
    </ConfirmDialog>
  );
}
