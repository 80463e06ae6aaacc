import { useState } from "react";
import type { User } from "#protocol/http/people";
import { messageOf } from "#api/api-error";
import { faults, nameFault } from "#screens/forms/checks";
import { profile } from "#api/people-api";
import { updateUser } from "#api/sign-in/session";
import { formOfAddress } from "#api/form-of-address";
import { useForm } from "#screens/forms/use-form";
import { Form } from "#screens/forms/form.tsx";
import { UnsavedGuard } from "./unsaved";
import { Button } from "#ui/button.tsx";
import { counter, TextField } from "#ui/fields/field.tsx";
import { toast } from "#ui/overlays/toasts";
import * as styles from "./profile.module.css";

/** Name and school. The bar with "Kaydet" appears after a change. */
export function PersonalForm({ user }: { readonly user: User }) {
  const [saved, setSaved] = useState({ name: user.name, school: user.school });
  const say = formOfAddress(user.role);
  const form = useForm({
    initial: saved,
    check: ({ name }) =>
      faults({ name: say(nameFault(name) ?? "", name.trim() === "" ? "Adını yaz." : "") || undefined }),
    send: async (sent) => {
      const { user: changed } = await profile.change({
        name: sent.name.trim(),
        ...(user.role === "teacher" && { school: sent.school.trim() }),
      });
      updateUser(changed);
      const now = { name: changed.name, school: changed.school };
      setSaved(now);
      form.becomeAfter(sent, now);
      toast.success("Kaydedildi.");
    },
    failureText: (error) => `Kaydedilemedi. ${messageOf(error)}`,
  });
  const isDirty = form.values.name !== saved.name || form.values.school !== saved.school;
  return (
    <section className={styles.section} aria-labelledby="bilgiler">
      <h2 id="bilgiler">{say("Bilgilerim", "Bilgilerin")}</h2>
      <Form form={form}>
        <TextField
          label="Ad soyad"
          aside={counter(form.values.name, 100)}
          autoComplete="name"
          maxLength={100}
          {...form.field("name")}
        />
        {user.role === "teacher" && (
          <TextField
            label="Okul"
            aside="isteğe bağlı"
            autoComplete="organization"
            maxLength={120}
            {...form.field("school")}
          />
        )}
        {isDirty && (
          <div className={styles.save}>
            <span>Değişiklikler kaydedilmedi</span>
            <Button type="submit" busy={form.busy}>
              Kaydet
            </Button>
          </div>
        )}
      </Form>
      <UnsavedGuard isDirty={isDirty} />
    </section>
  );
}
