import { useEffect, useState } from "react";
import { Link, useSearchParams } from "react-router";
import type { VerifyReply } from "#protocol/http/people";
import { ApiError, messageOf } from "../../lib/api-error";
import { failures } from "../../lib/failures";
import { auth } from "../../lib/people-api";
import { CheckYourMail, ResultHeading } from "../../parts/check-your-mail";
import { EmailForm } from "../../parts/email-form";
import { FormFailure } from "../../parts/form-failure";
import styles from "../../parts/form.module.css";
import { Button, buttonClass } from "../../ui/button";
import { Spinner } from "../../ui/spinner";
import own from "./verify-email.module.css";

/** Where the link in the mail leads. Opening the page uses nothing up; its script does. */
export function Component() {
  const [params] = useSearchParams();
  const token = params.get("token") ?? "";
  const [tries, setTries] = useState(0);
  if (token === "") return <Ask title="E-postanızı doğrulayın" />;
  return <Verification key={`${token}-${tries}`} token={token} onRetry={() => setTries(tries + 1)} />;
}

type Outcome = { readonly reply: VerifyReply } | { readonly error: unknown };

/** One call a token: a second effect run, or coming back to the page, gets the same answer. */
const outcomes = new Map<string, Promise<Outcome>>();
function outcomeOf(token: string): Promise<Outcome> {
  const known = outcomes.get(token);
  if (known) return known;
  const outcome = auth.verify(token).then(
    (reply) => ({ reply }),
    (error: unknown) => {
      outcomes.delete(token);
      return { error };
    },
  );
  outcomes.set(token, outcome);
  return outcome;
}

function Verification({ token, onRetry }: { readonly token: string; readonly onRetry: () => void }) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  useEffect(() => {
    let isGone = false;
    void outcomeOf(token).then((known) => !isGone && setOutcome(known));
    return () => {
      isGone = true;
    };
  }, [token]);

  if (outcome === null) return <Busy />;
  if ("reply" in outcome) return <Verified {...outcome.reply} />;
  if (outcome.error instanceof ApiError && outcome.error.status === 410) {
    return <Ask title="Bağlantının süresi dolmuş" lead="Yeni bir bağlantı isteyin." />;
  }
  return (
    <>
      <h1 className={styles.title}>E-postanızı doğrulayın</h1>
      <p className={styles.lead}>Bağlantınız duruyor, yeniden deneyebilirsiniz.</p>
      <div className={styles.form}>
        <FormFailure>{messageOf(outcome.error, failures.verify)}</FormFailure>
        <Button size="lg" block onClick={onRetry}>
          Yeniden dene
        </Button>
      </div>
    </>
  );
}

function Busy() {
  return (
    <>
      <Spinner className={own.orbit} />
      <h1 className={styles.title}>E-postanız doğrulanıyor</h1>
      <p className={styles.lead} role="status">
        Birkaç saniye sürer.
      </p>
    </>
  );
}

function Verified({ role, already_verified: isOld }: VerifyReply) {
  const isWaiting = role === "teacher" && !isOld;
  return (
    <>
      <ResultHeading>E-postanız doğrulandı</ResultHeading>
      <p className={styles.lead}>
        {isWaiting
          ? "Yönetici onayı gelince oyun kurabilirsiniz. Bu arada soru setinizi hazırlayın."
          : "Şimdi giriş yapabilirsiniz."}
      </p>
      <Link to="/auth/login" className={buttonClass({ size: "lg" })}>
        Giriş yap
      </Link>
    </>
  );
}

function Ask({ title, lead }: { readonly title: string; readonly lead?: string }) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo !== null) {
    return (
      <CheckYourMail text={`${sentTo} ile doğrulanmamış bir hesap varsa yeni bağlantı birkaç dakika içinde gelir.`} />
    );
  }
  return (
    <>
      <ResultHeading>{title}</ResultHeading>
      <p className={styles.lead}>{lead ?? "E-postanızı yazın, doğrulama bağlantısını yeniden gönderelim."}</p>
      <EmailForm
        button="Yeni bağlantı gönder"
        failure={failures.verify}
        send={auth.resendVerification}
        onSent={setSentTo}
      />
    </>
  );
}
