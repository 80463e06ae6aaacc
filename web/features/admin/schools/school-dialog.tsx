import type { School } from "#protocol/http/replies/schools";
import { schoolLimits } from "#protocol/school-limits";
import { limits } from "#shared/limits";
import { messageOf, tryLater } from "#api/api-error";
import { school as calls } from "#api/school-api";
import { emptyFault, faults } from "#screens/forms/checks";
import { Form } from "#screens/forms/form.tsx";
import { FormAnswers } from "#screens/forms/form-answers.tsx";
import { useForm } from "#screens/forms/use-form";
import { TextAreaField, TextField } from "#ui/fields/field.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { toast } from "#ui/overlays/toasts";

type Props = { readonly school: School | null; readonly onDone: () => void; readonly onClose: () => void };

/** Adds a school, or changes one. */
export function SchoolDialog({ school, onDone, onClose }: Props) {
  const form = useForm({
    initial: { name: school?.name ?? "", city: school?.city ?? "", domains: school?.domains.join("\n") ?? "" },
    check: ({ name }) => faults({ name: emptyFault(name.trim()) }),
    send: async ({ name, city, domains }) => {
      const wanted = { name: name.trim(), city: city.trim(), domains: domains.split(/[\s,;]+/u).filter(Boolean) };
      const { approved = 0 } = await (school ? calls.change(school.id, wanted) : calls.add(wanted));
      toast.success(`${wanted.name} kaydedildi.${approved > 0 ? ` Bekleyen ${approved} öğretmen onaylandı.` : ""}`);
      onDone();
    },
    failureText: (error) => messageOf(error, tryLater("Kaydedilemedi")),
  });
  return (
    <Dialog title={school ? school.name : "Okul ekle"} onClose={onClose}>
      <Form form={form} isFirst>
        <TextField label="Okulun adı" maxLength={limits.school} {...form.field("name")} />
        <TextField label="İl" aside="isteğe bağlı" maxLength={schoolLimits.city} {...form.field("city")} />
        <TextAreaField
          label="Alan adları"
          aside="isteğe bağlı"
          hint="Her satıra bir ad, yalnız öğretmenlerin adresi: okul.k12.tr"
          autoCapitalize="none"
          spellCheck={false}
          {...form.field("domains")}
        />
        <FormAnswers verb="Kaydet" busy={form.busy} onClose={onClose} />
      </Form>
    </Dialog>
  );
}
