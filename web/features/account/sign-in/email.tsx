import { linkExpired } from "#words/shared-sentences";
import { useEffect, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { email } from "#api/account-api";
import { ApiError, messageOf } from "#api/api-error";
import { loadSession, reloadUser, useSession } from "#api/sign-in/session";
import { formOfAddress, type Say } from "#api/form-of-address";
import { useForm } from "#screens/forms/use-form";
import { ResultHeading } from "#screens/forms/check-your-mail.tsx";
import { Form } from "#screens/forms/form.tsx";
import * as styles from "#screens/forms/form.module.css";
import { useSay } from "#screens/use-say";
import { Button, buttonClass } from "#ui/button.tsx";

/**
 * Target of the link in the mail to a new address. Waits for a press, so that a mail filter that only opens the page does not
 * use the link up.
 */
export function Component() {
  const [params] = useSearchParams();
  const token = params.get("token") ?? "";
  const { user } = useSession();
  const guess = useSay();
  const say = user ? formOfAddress(user.role) : guess;
  const [state, setState] = useState<"open" | "dead" | { readonly taken: string }>(token === "" ? "dead" : "open");
  // Lets somebody who is signed in here go on with the new address.
  useEffect(() => void loadSession(), []);
  if (state === "open") return <Take token={token} say={say} onEnd={setState} />;
  const isDead = state === "dead";
  return (
    <>
      <ResultHeading>{isDead ? linkExpired : say("E-postanız değişti.", "E-postan değişti.")}</ResultHeading>
      <p className={styles.lead}>
        {isDead
          ? say(
              "Eski adresiniz geçerli. Profilinizden yeni bir bağlantı isteyin.",
              "Eski adresin geçerli. Profilinden yeni bir bağlantı iste.",
            )
          : say(`Bundan sonra ${state.taken} adresiyle girersiniz.`, `Bundan sonra ${state.taken} adresiyle girersin.`)}
      </p>
      <Link to="/profile" className={buttonClass({ variant: "alt", size: "lg", block: true })}>
        Profile git
      </Link>
    </>
  );
}

type TakeProps = {
  readonly token: string;
  readonly say: Say;
  readonly onEnd: (end: "dead" | { readonly taken: string }) => void;
};

function Take({ token, say, onEnd }: TakeProps) {
  const form = useForm({
    initial: {},
    check: () => ({}),
    send: async () => {
      try {
        const { email: taken } = await email.take(token);
        await reloadUser();
        onEnd({ taken });
      } catch (error) {
        if (error instanceof ApiError && error.status === 410) return onEnd("dead");
        throw error;
      }
      return undefined;
    },
    failureText: (error) =>
      messageOf(error, say("Değiştirilemedi. Yeniden deneyin.", "Değiştirilemedi. Yeniden dene.")),
  });
  return (
    <>
      <h1 className={styles.title}>{say("Yeni e-postanız", "Yeni e-postan")}</h1>
      <p className={styles.lead}>
        {say(
          "Onaylayınca hesabınıza, bu bağlantının geldiği adresle girersiniz.",
          "Onaylayınca hesabına, bu bağlantının geldiği adresle girersin.",
        )}
      </p>
      <Form form={form}>
        <Button type="submit" size="lg" block busy={form.busy}>
          E-postayı değiştir
        </Button>
      </Form>
    </>
  );
}
