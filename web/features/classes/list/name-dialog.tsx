import { noClassName } from "#protocol/field-faults";
import { useId } from "react";
import { useRevalidator } from "react-router";
import { classLimits } from "#protocol/class-limits";
import type { SchoolClass } from "#protocol/http/replies/classes";
import { faultOfText } from "#question/text";
import { messageOf, tryLater } from "#api/api-error";
import { faults } from "#screens/forms/checks";
import { classes } from "#api/classes-api";
import { useForm } from "#screens/forms/use-form";
import { useOpenMade } from "#screens/page/use-open-made";
import { FailureBanner } from "#screens/failure-banner.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { counter, TextField } from "#ui/fields/field.tsx";
import { toast } from "#ui/overlays/toasts";

type Props = {
  /** The class to rename. Without it a new class is made, and its empty page opens the list dialog. */
  readonly of?: SchoolClass;
  readonly onClose: () => void;
};

export function NameDialog({ of, onClose }: Props) {
  const openMade = useOpenMade();
  const { revalidate } = useRevalidator();
  const formId = useId();
  const form = useForm({
    initial: { name: of?.name ?? "" },
    check: ({ name }) =>
      faults({ name: name.trim() === "" ? noClassName : (faultOfText(name.trim(), classLimits.name) ?? undefined) }),
    send: async ({ name }) => {
      if (!of) {
        const { class: made } = await classes.create(name.trim());
        await openMade({
          to: `/teacher/classes/${made.id}`,
          state: { paste: true },
          said: "Sınıf açıldı.",
          action: "Sınıfı aç",
        });
        return;
      }
      await classes.change(of.id, { name: name.trim() });
      toast.success("Kaydedildi.");
      onClose();
      await revalidate();
    },
    failureText: (error) => messageOf(error, tryLater("Kaydedilemedi")),
  });
  return (
    <Dialog
      title={of ? "Sınıfın adı" : "Yeni sınıf"}
      onClose={onClose}
      does={
        <Button type="submit" form={formId} busy={form.busy}>
          {of ? "Kaydet" : "Devam"}
        </Button>
      }
    >
      <form id={formId} className="stack" onSubmit={(event) => void form.submit(event)} noValidate>
        <FailureBanner {...form.failure} />
        <TextField
          label="Sınıfın adı"
          placeholder="Örnek: 7B Fen Bilimleri"
          aside={counter(form.values.name, classLimits.name)}
          autoComplete="off"
          {...form.field("name")}
        />
      </form>
    </Dialog>
  );
}
