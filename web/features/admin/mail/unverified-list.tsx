import { nothingLike } from "#words/sentence-forms";
import { useState } from "react";
import { useRevalidator } from "react-router";
import type { ListedUser } from "#protocol/http/replies/people";
import type { WorkedOffPage } from "#protocol/http/page";
import { messageOf, tryLater } from "#api/api-error";
import { mail as calls } from "#api/mail-api";
import { dateAndTime } from "#words/format";
import { emailFault, emptyFault, faults } from "#screens/forms/checks";
import { EmailField } from "#screens/forms/email-field.tsx";
import { Form } from "#screens/forms/form.tsx";
import { useForm } from "#screens/forms/use-form";
import { confirmByPassword } from "#screens/password-to-confirm.tsx";
import { PagedRows } from "#screens/page/paged-rows.tsx";
import { Person } from "#screens/person.tsx";
import { useAction } from "#screens/use-action";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { PasswordField } from "#ui/fields/password-field.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { toast } from "#ui/overlays/toasts";
import { Table, type Column } from "#ui/table.tsx";
import { roleNames } from "../people-words";

const PAGE = 50;

export const unverifiedPeople = (q: string, page = 1, after?: string) =>
  calls.unverified({ q, page, page_size: PAGE, ...(after && { after }) });

type Props = { readonly q: string; readonly first: WorkedOffPage<ListedUser> };

/** People who registered and have not opened their link: the mail did not arrive, or the address is mistyped. */
export function UnverifiedList({ q, first }: Props) {
  const [mended, setMended] = useState<ListedUser | null>(null);
  return (
    <>
      <PagedRows
        first={first}
        load={(page, after) => unverifiedPeople(q, page, after)}
        none={<EmptyState title={q === "" ? "E-postasını doğrulamayan yok." : nothingLike(q, "kişi")} />}
      >
        {(rows) => (
          <Table label="E-posta bekleyenler" tall columns={columnsOf(setMended)} rows={rows} rowKey={({ id }) => id} />
        )}
      </PagedRows>
      {mended && <MendDialog user={mended} onClose={() => setMended(null)} />}
    </>
  );
}

const columnsOf = (onMend: (user: ListedUser) => void): readonly Column<ListedUser>[] => [
  {
    key: "name",
    head: "Ad",
    phone: "title",
    cell: ({ id, name, email }) => <Person id={id} name={name} detail={email} />,
  },
  { key: "role", head: "Rol", cell: ({ role }) => roleNames[role] },
  { key: "school", head: "Okul", cell: ({ school }) => school || "–" },
  { key: "at", head: "Kayıt", cell: ({ created_at }) => dateAndTime(created_at) },
  {
    key: "act",
    head: <span className="vh">İşlem</span>,
    phone: "plain",
    cell: (user) => (
      <>
        <Resend user={user} />{" "}
        <Button variant="quiet" size="sm" onClick={() => onMend(user)} aria-label={`Adresi düzelt: ${user.name}`}>
          Adresi düzelt
        </Button>
      </>
    ),
  },
];

const said = (email: string, later: boolean) =>
  later ? `${email} adresine bağlantı birazdan gidecek.` : `${email} adresine yeni bağlantı gönderildi.`;

function Resend({ user: { id, name, email } }: { readonly user: ListedUser }) {
  const { busy, run } = useAction("Gönderilemedi", async () => {
    const { mail } = await calls.resend(id);
    toast.success(said(email, mail === "waiting"));
  });
  return (
    <Button variant="alt" size="sm" busy={busy} onClick={run} aria-label={`Yeniden gönder: ${name}`}>
      Yeniden gönder
    </Button>
  );
}

/** Corrects the address that somebody mistyped; the link that went to the wrong one ends. */
function MendDialog({ user, onClose }: { readonly user: ListedUser; readonly onClose: () => void }) {
  const { revalidate } = useRevalidator();
  const form = useForm({
    initial: { email: user.email, password: "" },
    check: ({ email, password }) => faults({ email: emailFault(email), password: emptyFault(password) }),
    send: async ({ email, password }) => {
      const { mail } = await calls.mend(user.id, email.trim(), password);
      toast.success(said(email.trim(), mail === "waiting"));
      onClose();
      await revalidate();
    },
    failureText: (error) => messageOf(error, tryLater("Düzeltilemedi")),
  });
  return (
    <Dialog title={`${user.name} için adresi düzelt`} onClose={onClose}>
      <p>Doğru adrese yeni bir bağlantı gider. Yanlış adrese giden bağlantı artık açılmaz.</p>
      <Form form={form}>
        <EmailField maxLength={254} {...form.field("email")} />
        <PasswordField label={confirmByPassword} autoComplete="current-password" {...form.field("password")} />
        <Button type="submit" busy={form.busy}>
          Düzelt ve gönder
        </Button>
      </Form>
    </Dialog>
  );
}
