import { useState } from "react";
import { useRevalidator } from "react-router";
import type { SchoolDomain } from "#protocol/http/replies/schools";
import { messageOf, tryLater } from "#api/api-error";
import { emptyFault, faults } from "#screens/forms/checks";
import { school } from "#api/school-api";
import { useForm } from "#screens/forms/use-form";
import { useLoaded } from "#screens/use-loaded";
import { BlockFailure } from "#screens/page/block.tsx";
import { Form } from "#screens/forms/form.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { TextField } from "#ui/fields/field.tsx";
import { Icon } from "#ui/drawn/icon.tsx";
import { Skeleton } from "#ui/drawn/skeleton.tsx";
import * as styles from "./domains-panel.module.css";

/** Schools whose teachers need no approval: a verified address proves that they belong there. */
export function DomainsPanel({ onClose }: { readonly onClose: () => void }) {
  const { value, failed, again } = useLoaded("domains", true, school.domains);
  return (
    <Dialog shape="side" title="Okul adresleri" onClose={onClose}>
      <p className={styles.note}>
        E-postası bu adreslerden birinde olan öğretmen, e-postasını doğrulayınca hemen onaylanır. Yalnız tam bu ad
        sayılır; okul.k12.tr, ogrenci.okul.k12.tr adresini kapsamaz. Öğrencilere e-posta verilen bir adresi yazmayın.
      </p>
      {failed && <BlockFailure text="Okul adresleri yüklenemedi." onRetry={again} />}
      {!failed && value === null && <Skeleton onRetry={again} />}
      {value && <Domains first={value.domains} />}
    </Dialog>
  );
}

function Domains({ first }: { readonly first: readonly SchoolDomain[] }) {
  const [list, setList] = useState(first);
  const [busy, setBusy] = useState<string | null>(null);
  const { revalidate } = useRevalidator();
  // Said inside the panel: a notification would lie behind it, out of reach.
  const [said, setSaid] = useState<{ readonly text: string; readonly undo?: SchoolDomain } | null>(null);
  const failed = (error: unknown) => setSaid({ text: messageOf(error, tryLater("Değiştirilemedi")) });
  const add = async (domain: string, schoolId?: string) => {
    const added = await school.addDomain(domain, schoolId);
    setList((now) => [added.domain, ...now.filter((one) => one.domain !== added.domain.domain)]);
    return added;
  };
  const form = useForm({
    initial: { domain: "" },
    check: ({ domain }) => faults({ domain: emptyFault(domain.trim()) }),
    send: async ({ domain }) => {
      const { domain: added, approved } = await add(domain.trim());
      form.becomeAfter({ domain }, { domain: "" });
      setSaid({ text: `${added.shown} eklendi.${approved > 0 ? ` Bekleyen ${approved} öğretmen onaylandı.` : ""}` });
      if (approved > 0) await revalidate();
    },
    failureText: (error) => messageOf(error, tryLater("Eklenemedi")),
  });
  const takeBack = async ({ domain, school: of }: SchoolDomain) => {
    setSaid(null);
    await add(domain, of?.id).catch(failed);
  };
  const remove = async (one: SchoolDomain) => {
    const { domain, shown } = one;
    setBusy(domain);
    try {
      await school.removeDomain(domain);
      setList((now) => now.filter((one) => one.domain !== domain));
      setSaid({ text: `${shown} kaldırıldı. Onaylanmış öğretmenler onaylı kalır.`, undo: one });
    } catch (error) {
      failed(error);
    }
    setBusy(null);
  };
  return (
    <>
      <Form form={form}>
        <TextField
          label="Alan adı"
          placeholder="okul.k12.tr"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...form.field("domain")}
        />
        <Button type="submit" icon="plus" busy={form.busy}>
          Ekle
        </Button>
      </Form>
      <p className={`row wrap between ${styles.said}`} role="status">
        {said?.text}
        {said?.undo !== undefined && (
          <Button variant="quiet" onClick={() => void takeBack(said.undo!)}>
            Geri al
          </Button>
        )}
      </p>
      {list.length === 0 ? (
        <p className={styles.none}>Henüz okul adresi yok. Her öğretmeni siz onaylarsınız.</p>
      ) : (
        <ul className={styles.list} aria-label="Okul adresleri">
          {list.map((one) => (
            <li key={one.domain} className="row between">
              <span>
                <b>{one.shown}</b>
                {one.school && <small className={`quiet ${styles.school}`}>{one.school.name}</small>}
              </span>
              <button
                type="button"
                className={`center ${styles.remove}`}
                aria-label={`${one.shown}: kaldır`}
                disabled={busy === one.domain}
                onClick={() => void remove(one)}
              >
                <Icon name="trash" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
