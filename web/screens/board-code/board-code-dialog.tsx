import { useState } from "react";
import type { BoardCode } from "#protocol/http/replies/device-sign-in";
import { boardCodes } from "#api/account-api";
import { messageOf, tryLater } from "#api/api-error";
import { shownTypedCode } from "#browser/addresses/typed-code";
import { emptyFault, faults } from "#screens/forms/checks";
import { Form } from "#screens/forms/form.tsx";
import { useForm } from "#screens/forms/use-form";
import { PrintedInstead } from "#screens/page/printed-instead.tsx";
import { CopyRow } from "#screens/shown-once.tsx";
import { beside, useAction } from "#screens/use-action";
import { useLoaded } from "#screens/use-loaded";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/fields/field.tsx";
import { PasswordField } from "#ui/fields/password-field.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { usePrinting } from "#ui/use/use-printing";
import { dayAfter, dayStart, isoDay, longDate } from "#words/format";
import { CodeCard, codeCard, type MadeBoardCode } from "./code-card";
import * as styles from "./board-code.module.css";

type Props = {
  /** Called with the code, which nobody shows again. */
  readonly onMade?: (made: MadeBoardCode) => void;
  readonly onClose: () => void;
};

const DAYS = 14;

/** Makes a code with which the teacher signs in a board where no phone may be, and lists the open ones. */
export function BoardCodeDialog({ onMade, onClose }: Props) {
  const [made, setMade] = useState<MadeBoardCode | null>(null);
  const take = (code: MadeBoardCode) => {
    setMade(code);
    onMade?.(code);
  };
  return (
    <Dialog
      title="Tahta için kod"
      onClose={onClose}
      {...(made && {
        actions: (
          <Button variant="alt" onClick={onClose}>
            Yazdım, kapat
          </Button>
        ),
      })}
    >
      <p className={styles.text}>
        Derste telefonunuz olmadan girebilmeniz için: kodu bir yere yazın, tahtada bir kez kullanılır.
      </p>
      {made ? <Ready made={made} /> : <NewCode onMade={take} />}
      <OpenCodes key={made?.code} />
    </Dialog>
  );
}

/** The next day of school: not a Saturday or a Sunday. */
function nextSchoolDay(today: string): string {
  const next = dayAfter(today, 1);
  const weekday = new Date(next).getUTCDay();
  return weekday === 6 ? dayAfter(next, 2) : weekday === 0 ? dayAfter(next, 1) : next;
}

function NewCode({ onMade }: { readonly onMade: (made: MadeBoardCode) => void }) {
  const [today] = useState(() => isoDay(Date.now()));
  const form = useForm({
    initial: { day: nextSchoolDay(today), password: "" },
    check: ({ day, password }) => faults({ day: emptyFault(day), password: emptyFault(password) }),
    send: async ({ day, password }) => onMade((await boardCodes.make(day, password)).board_code),
    failureText: (error) => messageOf(error, tryLater("Kod oluşturulamadı")),
  });
  return (
    <Form form={form}>
      <TextField label="Gün" type="date" min={today} max={dayAfter(today, DAYS)} {...form.field("day")} />
      <PasswordField label="Şifreniz" autoComplete="current-password" {...form.field("password")} />
      <Button type="submit" block busy={form.busy}>
        Kod oluştur
      </Button>
    </Form>
  );
}

function Ready({ made }: { readonly made: MadeBoardCode }) {
  const isPrinting = usePrinting();
  return (
    <>
      <p className={styles.code}>{shownTypedCode(made.code)}</p>
      <p className={styles.text}>{longDate(dayStart(made.day))} günü açılır. Kod bir daha gösterilmez.</p>
      <CopyRow text={made.code} otherwise="Kodu bir kâğıda yazın." variant="alt">
        <Button icon="print" onClick={() => window.print()}>
          Yazdır
        </Button>
      </CopyRow>
      {isPrinting && (
        <PrintedInstead>
          <svg className={styles.card} viewBox={`0 0 ${codeCard.width} ${codeCard.height}`}>
            <CodeCard {...made} />
          </svg>
        </PrintedInstead>
      )}
    </>
  );
}

function OpenCodes() {
  const list = useLoaded("board codes", true, boardCodes.all);
  const [ended, setEnded] = useState<readonly string[]>([]);
  const open = (list.value?.board_codes ?? []).filter(({ id }) => !ended.includes(id));
  if (open.length === 0) return null;
  return (
    <section className={styles.open} aria-labelledby="acik-kodlar">
      <h3 id="acik-kodlar">Açık kodlar</h3>
      <ul>
        {open.map((code) => (
          <OpenCode key={code.id} code={code} onEnded={() => setEnded((before) => [...before, code.id])} />
        ))}
      </ul>
    </section>
  );
}

function OpenCode({ code, onEnded }: { readonly code: BoardCode; readonly onEnded: () => void }) {
  const day = longDate(dayStart(code.day));
  const {
    busy,
    failure,
    run: end,
  } = useAction(beside("Kod iptal edilemedi"), async () => {
    await boardCodes.end(code.id);
    onEnded();
  });
  return (
    <li className="row wrap between">
      <span>{day}</span>
      <Button variant="alt" size="sm" busy={busy} aria-label={`${day}: İptal et`} onClick={end}>
        İptal et
      </Button>
      {failure}
    </li>
  );
}
