import { useState } from "react";
import type { InvitedReply, InvitedVerdict, School } from "#protocol/http/replies/schools";
import { number } from "#shared/numbers";
import { listReader } from "#features/exchange/index";
import { school as calls } from "#api/school-api";
import { useAction } from "#screens/use-action";
import { Button } from "#ui/button.tsx";
import { TextAreaField } from "#ui/fields/field.tsx";
import { FileButton } from "#ui/fields/file-button.tsx";
import { Banner } from "#ui/overlays/banner.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { toast } from "#ui/overlays/toasts";
import { Table, type Column } from "#ui/table.tsx";
import * as styles from "./invitations.module.css";

type Row = InvitedReply["rows"][number];
type Judged = { readonly people: readonly object[]; readonly reply: InvitedReply };
type Props = { readonly school: School | null; readonly onDone: () => void; readonly onClose: () => void };

/** Invites teachers from a file or a pasted list; each row's verdict is shown before anything is sent. */
export function InviteDialog({ school, onDone, onClose }: Props) {
  const [text, setText] = useState("");
  const [fault, setFault] = useState<string | null>(null);
  const [judged, setJudged] = useState<Judged | null>(null);
  const read = useAction("Liste okunamadı", async (source: File | string) => {
    const { peopleIn } = await listReader();
    const outcome = peopleIn(typeof source === "string" ? source : new Uint8Array(await source.arrayBuffer()));
    setFault(outcome.ok ? null : outcome.message);
    if (!outcome.ok) return;
    const people = outcome.people.map((person) => ({ ...person, school_id: school?.id ?? null }));
    setJudged({ people, reply: await calls.invite(people, true) });
  });
  const send = useAction("Davetler gönderilemedi", async ({ people }: Judged) => {
    const { invited, added } = await calls.invite(people, false);
    toast.success(`${invited} davet gönderiliyor${added > 0 ? `, ${added} öğretmen okula eklendi` : ""}.`);
    onDone();
  });
  const count = judged?.reply.invited ?? 0;
  const all = count + (judged?.reply.added ?? 0);
  const left = (judged?.reply.rows.length ?? 0) - all;
  return (
    <Dialog
      shape="side"
      title={school ? `${school.name}: öğretmen davet et` : "Öğretmen davet et"}
      onClose={onClose}
      does={
        judged ? undefined : (
          <Button
            busy={read.busy}
            disabledReason={text.trim() === "" ? "Önce listeyi yapıştırın ya da dosya seçin." : undefined}
            onClick={() => read.run(text)}
          >
            Listeye bak
          </Button>
        )
      }
      actions={
        judged && (
          <>
            <Button variant="alt" onClick={() => setJudged(null)}>
              Listeyi düzelt
            </Button>
            <Button
              busy={send.busy}
              disabledReason={all === 0 ? "Gidecek davet yok." : undefined}
              onClick={() => send.run(judged)}
            >
              {count > 0 ? `${count} davet gönder` : "Okula ekle"}
            </Button>
          </>
        )
      }
    >
      {fault !== null && (
        <Banner tone="err" announce="alert">
          {fault}
        </Banner>
      )}
      {left > 0 && (
        <p>
          <b>{number(left)}</b> satır için bir şey yapılmayacak; nedenleriyle listenin başındalar.
        </p>
      )}
      {judged ? (
        <Table
          label="Davet listesi"
          columns={columnsOf(school?.domains ?? [])}
          rows={leftFirst(judged.reply.rows, school?.domains)}
          rowKey={({ place }) => String(place)}
        />
      ) : (
        <>
          <p>
            Her satırda bir ad ve bir e-posta olsun. Excel ya da CSV dosyası da seçebilirsiniz; bir kerede en çok 500
            kişi.
          </p>
          <FileButton accept=".xlsx,.xls,.ods,.csv,.txt" onChoose={(file) => read.run(file)} />
          <div className={styles.list}>
            <TextAreaField
              label="Liste"
              rows={8}
              value={text}
              placeholder="Elif Yıldırım; elif@okul.k12.tr"
              onChange={({ target }) => setText(target.value)}
            />
          </div>
        </>
      )}
    </Dialog>
  );
}

const isGoing = ({ verdict }: Row) => verdict === "invited" || verdict === "added";
/** A mail that would go beyond the school's domains: a slip of the pen there reaches a stranger. */
const isAway = ({ verdict, email }: Row, domains: readonly string[]) =>
  verdict === "invited" && domains.length > 0 && !domains.some((domain) => email.endsWith(`@${mailHost(domain)}`));
/** Domains are shown with their letters, addresses are not. */
const mailHost = (domain: string) => new URL(`http://${domain}`).hostname;

/** Rows for which nothing is done come first, then those to look at: nobody looks through five hundred. */
export function leftFirst(rows: readonly Row[], domains: readonly string[] = []) {
  const placed = rows.map((row, place) => ({ ...row, place }));
  const rank = (row: Row) => (isGoing(row) ? (isAway(row, domains) ? 1 : 2) : 0);
  return placed.toSorted((a, b) => rank(a) - rank(b));
}

const words: Record<InvitedVerdict, string> = {
  invited: "Davet gidecek",
  added: "Zaten kayıtlı, okula eklenecek",
  known: "Zaten kayıtlı",
  doubled: "Listede iki kez var",
  other_school: "Başka okulda",
  not_teacher: "Öğretmen değil",
  rejected: "Reddedilmiş",
  no_mail: "Davet ulaşmaz",
  invalid: "Okunamadı",
};

const columnsOf = (domains: readonly string[]): readonly Column<Row & { readonly place: number }>[] => [
  {
    key: "name",
    head: "Kim",
    phone: "title",
    className: styles.who,
    cell: ({ name, email }) => (
      <>
        {name} <small className={`quiet ${styles.address}`}>{email}</small>
      </>
    ),
  },
  {
    key: "verdict",
    head: "Sonuç",
    cell: (row) => {
      if (isAway(row, domains)) return "Davet gidecek; adresi okulun alan adında değil";
      return row.reason === "" ? words[row.verdict] : row.reason;
    },
  },
];
