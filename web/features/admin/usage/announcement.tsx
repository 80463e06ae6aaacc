import { useRevalidator } from "react-router";
import { messageOf, tryLater } from "#api/api-error";
import { reports } from "#api/reports-api";
import { reloadUser } from "#api/sign-in/session";
import { keptPage } from "#screens/kept-page.tsx";
import { useAction } from "#screens/use-action";
import { emptyFault, faults } from "#screens/forms/checks";
import { Form } from "#screens/forms/form.tsx";
import { useForm } from "#screens/forms/use-form";
import { PageHead } from "#screens/page/page-head.tsx";
import { Button } from "#ui/button.tsx";
import { Chips } from "#ui/fields/chips.tsx";
import { counter, TextAreaField, TextField } from "#ui/fields/field.tsx";
import { toast } from "#ui/overlays/toasts";
import * as styles from "./announcement.module.css";

const LETTERS = 300;
const DAY = 86_400_000;
const audiences = [
  { value: "teachers", label: "Öğretmenlere" },
  { value: "all", label: "Herkese" },
] as const;

async function load() {
  const { announcement: shown } = await reports.announcement();
  return { shown, until: localMinute(shown?.until ?? Date.now() + 7 * DAY) };
}

export const { loader, Component } = keptPage(load, AnnouncementPage);

/** The line above everybody's pages, or above teachers' pages alone. */
function AnnouncementPage({ shown, until: end }: Awaited<ReturnType<typeof load>>) {
  const { revalidate } = useRevalidator();
  const form = useForm({
    initial: {
      text: shown?.text ?? "",
      until: end,
      to: shown?.to ?? "teachers",
    },
    check: ({ text, until }) => faults({ text: emptyFault(text.trim()), until: emptyFault(until) }),
    send: async ({ text, until, to }) => {
      await reports.announce({ text, until: Date.parse(until), to: to === "all" ? to : "teachers" });
      toast.success("Duyuru yayımlandı.");
      await Promise.all([reloadUser(), revalidate()]);
    },
    failureText: (error) => messageOf(error, tryLater("Duyuru kaydedilemedi")),
  });
  const ending = useAction("Duyuru kaldırılamadı", async () => {
    await reports.announce({ text: "", until: 0, to: "all" });
    toast.success("Duyuru kaldırıldı.");
    await Promise.all([reloadUser(), revalidate()]);
  });
  const { text } = form.values;
  return (
    <>
      <PageHead title="Duyuru">
        {shown ? "Şu an bir duyuru yayında." : "Şu an duyuru yok."} Duyuru her sayfanın üstünde tek satırdır; okuyan
        kapatabilir.
      </PageHead>
      <div className={styles.form}>
        <Form form={form}>
          <TextAreaField label="Metin" aside={counter(text, LETTERS)} maxLength={LETTERS} {...form.field("text")} />
          <TextField label="Ne zamana kadar" type="datetime-local" {...form.field("until")} />
          <Chips
            label="Kime"
            choices={audiences}
            value={form.values.to === "all" ? "all" : "teachers"}
            onChange={(to) => form.set("to", to)}
          />
          <Button type="submit" busy={form.busy}>
            Yayımla
          </Button>
          {shown && (
            <Button variant="alt" busy={ending.busy} onClick={ending.run}>
              Kaldır
            </Button>
          )}
        </Form>
      </div>
    </>
  );
}

/** The moment as the device's date field writes it. */
const localMinute = (moment: number) =>
  new Date(moment - new Date(moment).getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
