import { useState } from "react";
import type { PeopleSearchReply } from "#protocol/http/replies/people";
import { messageOf, tryLater } from "#api/api-error";
import { reports } from "#api/reports-api";
import { date } from "#words/format";
import { emptyFault, faults } from "#screens/forms/checks";
import { Form } from "#screens/forms/form.tsx";
import { useForm } from "#screens/forms/use-form";
import { confirmByOwnPassword } from "#screens/password-to-confirm.tsx";
import { useAction } from "#screens/use-action";
import { Person } from "#screens/person.tsx";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/fields/field.tsx";
import { PasswordField } from "#ui/fields/password-field.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { toast } from "#ui/overlays/toasts";
import { roleOf } from "../people-words";
import { DecidedMark } from "../person/decided-mark";
import { usePersonMenu } from "../person/person-menu";
import { saveJson } from "../person/save-json";
import { stands, useDecisions } from "../person/use-decisions";
import { FoundRow, gameOf, placeOf } from "./found-row";
import * as styles from "./people-search.module.css";
import { useOlderGames } from "./use-older-games";

type Asked = { readonly q: string; readonly password: string; readonly letter: string };
type Found = Asked & { readonly reply: PeopleSearchReply; readonly number: number };

/** Search for a person who asks what is stored about them, or for a parent: in accounts, class lists and nicknames. */
export function PeopleSearchDialog({ onClose }: { readonly onClose: () => void }) {
  const [found, setFound] = useState<Found | null>(null);
  const search = async (asked: Asked) => {
    const reply = await reports.searchPeople(asked);
    setFound((old) => ({ ...asked, reply, number: (old?.number ?? 0) + 1 }));
  };
  const form = useForm({
    initial: { q: "", letter: "", password: "" },
    check: ({ q, password }) => faults({ q: emptyFault(q.trim()), password: emptyFault(password) }),
    send: search,
    failureText: (error) => messageOf(error, tryLater("Aranamadı")),
  });
  return (
    <Dialog shape="side" title="Kişi ara (KVKK)" onClose={onClose}>
      <p>
        Bir velinin ya da kişinin isteği için. Sınıf listelerindeki öğrenciler ve takma adlar da aranır; her arama işlem
        kaydına yazılır.
      </p>
      <Form form={form} isFirst>
        <TextField label="Ad, e-posta ya da takma ad" autoComplete="off" {...form.field("q")} />
        <TextField
          label="Dilekçenin sayısı ve tarihi"
          aside="isteğe bağlı"
          hint="İşlem kaydında her satırda durur."
          placeholder="2026/145, 12.11.2026"
          autoComplete="off"
          maxLength={40}
          {...form.field("letter")}
        />
        <PasswordField label={confirmByOwnPassword} autoComplete="current-password" {...form.field("password")} />
        <Button type="submit" busy={form.busy}>
          Ara
        </Button>
      </Form>
      {found && (
        <Results
          key={found.number}
          found={found}
          onChange={(change) => setFound((now) => now && change(now))}
          onAgain={() => search({ q: found.q, password: found.password, letter: found.letter })}
        />
      )}
    </Dialog>
  );
}

/** The server finds no more accounts, and no more pupils, at once. */
const MOST_FOUND = 50;
/** "ilk 50" where there may be more. */
export const countOf = ({ length }: readonly object[]): string => (length < MOST_FOUND ? `${length}` : `ilk ${length}`);

type ResultsProps = {
  readonly found: Found;
  readonly onChange: (change: (found: Found) => Found) => void;
  readonly onAgain: () => Promise<void>;
};

function Results({ found, onChange, onAgain }: ResultsProps) {
  const { q, password, letter } = found;
  const { accounts, students, nicknames, next } = found.reply;
  const change = (changed: (reply: PeopleSearchReply) => PeopleSearchReply) =>
    onChange((now) => ({ ...now, reply: changed(now.reply) }));
  const leave = (id: string) =>
    change(({ accounts, students, nicknames, next }) => ({
      accounts: accounts.filter((one) => one.id !== id),
      students: students.filter((one) => one.id !== id),
      nicknames: nicknames.filter((one) => one.player_id !== id),
      next,
    }));
  const without = (id: string) => {
    toast.success("Silindi.");
    leave(id);
  };
  const again = useAction("Aranamadı", onAgain);
  const decisions = useDecisions();
  const person = usePersonMenu(decisions, { letter, onDeleted: ({ id }) => leave(id) });
  const older = useOlderGames({
    next,
    look: (after) => reports.searchPeople({ q, password, letter, after }),
    onFound: (more) =>
      change((reply) => ({ ...reply, nicknames: [...reply.nicknames, ...more.nicknames], next: more.next })),
  });
  return (
    <div className={styles.results}>
      <h3>Hesaplar ({countOf(accounts)})</h3>
      {accounts.map((user) => {
        const decided = decisions.decided.get(user.id);
        return (
          <div key={user.id} className={`row wrap between ${styles.account}`}>
            <Person id={user.id} name={user.name} detail={`${roleOf(user)}, ${user.email}`} />
            {stands(decided) ? (
              <DecidedMark decided={decided} onUndo={() => decisions.takeBack([user])} />
            ) : (
              person.menu(user)
            )}
          </div>
        );
      })}
      {person.dialog}
      <h3>Sınıf listeleri ({countOf(students)})</h3>
      {students.map(({ id, name, ...place }) => (
        <FoundRow
          key={id}
          name={name}
          detail={placeOf(place)}
          onSave={async () => saveJson("bilye-ogrenci.json", await reports.exportStudent(id, letter))}
          onDelete={async () => {
            await reports.deleteStudent(id, { password, letter });
            without(id);
            // The pupil's names went from the games, too.
            again.run();
          }}
        />
      ))}
      <h3>Takma adlar ({nicknames.length})</h3>
      {nicknames.map((one) => (
        <FoundRow
          key={`${one.game_id} ${one.player_id}`}
          name={one.nickname}
          detail={gameOf(one)}
          onSave={() => saveJson("bilye-takma-ad.json", one)}
          onDelete={async () => {
            await reports.deleteNickname(one.game_id, one.player_id, { password, letter });
            without(one.player_id);
          }}
        />
      ))}
      <div className={`row wrap ${styles.older}`}>
        <p role="status">
          {older.failure ||
            (older.isRunning ? "Eski oyunlarda aranıyor." : next === null ? "Bütün oyunlarda arandı." : "")}
        </p>
        {next !== null && (
          <>
            <p>{date(next)} gününe kadar arandı.</p>
            <Button variant="alt" size="sm" onClick={older.isRunning ? older.halt : older.goOn}>
              {older.isRunning ? "Durdur" : "Daha eski oyunlarda ara"}
            </Button>
          </>
        )}
      </div>
      <p>
        Silinen kişinin oyun sonuçları adsız kalır; yedeklerde veriler 30 gün daha durur. Süren ödev ve oyunlardaki
        takma adlar burada aranmaz.
      </p>
    </div>
  );
}
