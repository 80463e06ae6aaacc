import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import type { ClassClaimReply } from "#protocol/http/replies/classes";
import { elsewhere, readCode } from "#front-door/any-code";
import { messageOf, tryLater } from "#api/api-error";
import { formOfAddress } from "#api/form-of-address";
import { faults } from "#screens/forms/checks";
import { typedCode, shownTypedCode } from "#browser/addresses/typed-code";
import { classes } from "#api/classes-api";
import { knownNumber } from "#words/known-number";
import { useUser } from "#api/sign-in/session";
import { useForm } from "#screens/forms/use-form";
import { Form } from "#screens/forms/form.tsx";
import { TypedCodeField, typedCodeFault } from "#screens/typed-code-field.tsx";
import { PageHead } from "#screens/page/page-head.tsx";
import { Button, buttonClass } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { PhaseHeading } from "#ui/phase-heading.tsx";
import * as styles from "./link-class.module.css";

/** Links a student's account with a place in a teacher's class: code, "is that you?", done. */
export function Component() {
  const user = useUser();
  const [found, setFound] = useState<{ readonly code: string; readonly seat: ClassClaimReply } | null>(null);
  if (user.role !== "student") {
    return (
      <EmptyState title="Bu sayfa öğrenci hesapları içindir">
        Öğrenci kendi hesabıyla giriş yapıp koddaki sırasını bağlar.
      </EmptyState>
    );
  }
  if (found?.seat.linked) return <Done seat={found.seat} />;
  if (found)
    return <Confirm {...found} onDone={(seat) => setFound({ ...found, seat })} onBack={() => setFound(null)} />;
  return <CodeForm onFound={(code, seat) => setFound({ code, seat })} />;
}

function CodeForm({ onFound }: { readonly onFound: (code: string, seat: ClassClaimReply) => void }) {
  const [params] = useSearchParams();
  const form = useForm({
    initial: { code: shownTypedCode(params.get("code") ?? "") },
    check: ({ code }) => faults({ code: otherPage(code) ? undefined : typedCodeFault(code) }),
    send: async ({ code }) => {
      const other = otherPage(code);
      if (other) return location.assign(other.address);
      onFound(typedCode(code), await classes.claim(typedCode(code), false));
    },
    failureText,
  });
  return (
    <div className={styles.column}>
      <PageHead title="Sınıfını bağla">
        Sınıf listendeki sıranı hesabına bağla, kendi gelişimini ana sayfanda gör.
      </PageHead>
      <Form form={form} isFirst>
        <TypedCodeField label="Öğretmeninin verdiği kod" {...form.field("code")} />
        <OtherPage typed={form.values.code} />
        <Button type="submit" size="lg" block busy={form.busy}>
          Bağla
        </Button>
      </Form>
    </div>
  );
}

/** Recognises the code of a game or homework that was typed here. Returns its page, or null for any other text. */
function otherPage(typed: string) {
  const { is, code } = readCode(typed);
  if (is === null || is === "class" || code.length < 6) return null;
  return { ...elsewhere[is], address: elsewhere[is].to(code) };
}

function OtherPage({ typed }: { readonly typed: string }) {
  const other = otherPage(typed);
  return (
    <p role="status">
      {other && (
        <>
          {other.says} <a href={other.address}>{other.goes}</a>
        </>
      )}
    </p>
  );
}

type ConfirmProps = {
  readonly code: string;
  readonly seat: ClassClaimReply;
  readonly onDone: (seat: ClassClaimReply) => void;
  readonly onBack: () => void;
};

function Confirm({ code, seat, onDone, onBack }: ConfirmProps) {
  const form = useForm({
    initial: {},
    check: () => ({}),
    send: async () => onDone(await classes.claim(code, true)),
    failureText,
  });
  return (
    <div className={styles.column}>
      <PhaseHeading className={styles.question}>Bu sen misin?</PhaseHeading>
      <p className={styles.name}>{seat.name}</p>
      <p className={styles.class}>
        {seat.class_name}, {knownNumber(seat)} numara
      </p>
      <Form form={form}>
        <Button type="submit" size="lg" block busy={form.busy}>
          Evet, bağla
        </Button>
        <Button variant="alt" size="lg" block disabled={form.busy} onClick={onBack}>
          Hayır, başka kod yaz
        </Button>
      </Form>
    </div>
  );
}

function Done({ seat }: { readonly seat: ClassClaimReply }) {
  return (
    <div className={styles.column}>
      <PhaseHeading className={styles.question}>Bağlandı.</PhaseHeading>
      <p className={styles.class}>{seat.class_name} gelişimin artık ana sayfanda.</p>
      <Link to="/student/dashboard" className={buttonClass({ size: "lg", block: true })}>
        Ana sayfaya git
      </Link>
    </div>
  );
}

const failureText = (error: unknown): string => messageOf(error, tryLater("Bağlanamadı", formOfAddress("student")));
