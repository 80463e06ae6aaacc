import { useId, useState } from "react";
import type { User } from "#protocol/http/replies/people";
import { messageOf } from "#api/api-error";
import { faults, nameFault } from "#screens/forms/checks";
import { profile } from "#api/people-api";
import { noTimeZone } from "#protocol/field-faults";
import { deviceZone } from "#words/device-zone";
import { cityOf } from "#words/cities";
import { updateUser } from "#api/sign-in/session";
import { formOfAddress } from "#api/form-of-address";
import { useForm } from "#screens/forms/use-form";
import { Form } from "#screens/forms/form.tsx";
import { offeredCities, zoneOf } from "./time-zones";
import { UnsavedGuard } from "./unsaved";
import { Button } from "#ui/button.tsx";
import { counter, TextField } from "#ui/fields/field.tsx";
import { toast } from "#ui/overlays/toasts";
import * as styles from "./profile.module.css";

const valuesOf = ({ name, school, time_zone }: User) => ({ name, school, time_zone: cityOf(time_zone) });

/** Name, school and time zone. The bar with "Kaydet" appears after a change. */
export function PersonalForm({ user }: { readonly user: User }) {
  const [saved, setSaved] = useState(valuesOf(user));
  const cities = useId();
  const here = deviceZone();
  const [offered] = useState(offeredCities);
  const say = formOfAddress(user.role);
  const form = useForm({
    initial: saved,
    check: ({ name, time_zone: city }) =>
      faults({
        name: say(nameFault(name) ?? "", name.trim() === "" ? "Adını yaz." : "") || undefined,
        time_zone:
          city !== saved.time_zone && zoneOf(city) === undefined
            ? say(noTimeZone, "Saat dilimini listeden seç.")
            : undefined,
      }),
    send: async (sent) => {
      const { user: changed } = await profile.change({
        name: sent.name.trim(),
        ...(user.role === "teacher" && { school: sent.school.trim() }),
        ...(sent.time_zone !== saved.time_zone && { time_zone: zoneOf(sent.time_zone) }),
      });
      updateUser(changed);
      const now = valuesOf(changed);
      setSaved(now);
      form.becomeAfter(sent, now);
      toast.success("Kaydedildi.");
    },
    failureText: (error) => `Kaydedilemedi. ${messageOf(error)}`,
  });
  const { name, school, time_zone: city } = form.values;
  const isDirty = name !== saved.name || school !== saved.school || city !== saved.time_zone;
  return (
    <section className={styles.section} aria-labelledby="bilgiler">
      <h2 id="bilgiler">{say("Bilgilerim", "Bilgilerin")}</h2>
      <Form form={form}>
        <TextField
          label="Ad soyad"
          aside={counter(name, 100)}
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
        <TextField
          label="Saat dilimi"
          hint={here !== undefined && `Bu cihazınki: ${cityOf(here)}`}
          autoComplete="off"
          // A browser that lists no zones is also one that draws a list against the page's rules for styles.
          list={offered.length > 0 ? cities : undefined}
          {...form.field("time_zone")}
        />
        {offered.length > 0 && (
          <datalist id={cities}>
            {offered.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </datalist>
        )}
        {isDirty && (
          <div className={`row wrap between ${styles.save}`}>
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
