import { useEffect, useEffectEvent, useState } from "react";
import type { AskedDeviceReply } from "#protocol/http/replies/device-sign-in";
import { deviceSignIn } from "#api/account-api";
import { messageOf, tryLater } from "#api/api-error";
import { faults } from "#screens/forms/checks";
import type { Say } from "#api/form-of-address";
import { shownTypedCode, typedCode } from "#browser/addresses/typed-code";
import { useForm } from "#screens/forms/use-form";
import { Form } from "#screens/forms/form.tsx";
import { TypedCodeField, typedCodeFault } from "#screens/typed-code-field.tsx";
import { Button } from "#ui/button.tsx";
import { Spinner } from "#ui/drawn/spinner.tsx";
import * as styles from "./link.module.css";

type Props = {
  /** Code from the scanned picture; empty if the address was typed. */
  readonly given: string;
  readonly say: Say;
  readonly onFound: (code: string, asked: AskedDeviceReply) => void;
};

/** Asks for the board's code; a code in the address is looked up at once. */
export function CodeForm({ given, say, onFound }: Props) {
  const [isLooking, setLooking] = useState(given !== "");
  const [failure, setFailure] = useState<string | null>(null);
  const look = async (code: string) => onFound(code, await deviceSignIn.asked(code));
  const lookAtGiven = useEffectEvent(() => look(given));
  useEffect(() => {
    if (given === "") return undefined;
    let isOpen = true;
    lookAtGiven().catch((error: unknown) => {
      if (!isOpen) return;
      setFailure(failureText(error, say));
      setLooking(false);
    });
    return () => void (isOpen = false);
  }, [given, say]);
  const form = useForm({
    initial: { code: shownTypedCode(given) },
    check: ({ code }) => faults({ code: typedCodeFault(code) }),
    send: async ({ code }) => {
      setFailure(null);
      await look(typedCode(code));
    },
    failureText: (error) => failureText(error, say),
  });
  if (isLooking) {
    return (
      <p className={`row ${styles.looking}`} role="status">
        <Spinner />
        Koda bakılıyor
      </p>
    );
  }
  return (
    <>
      <h1 className={styles.title}>{say("Tahtadaki kodu yazın", "Tahtadaki kodu yaz")}</h1>
      <p className={styles.lead}>
        {say(
          "Tahtada Bilye’nin giriş sayfasını açıp “Telefonunuzla girin” deyin.",
          "Tahtada Bilye’nin giriş sayfasını açıp “Telefonunla gir” de.",
        )}
      </p>
      <Form form={form} isFirst earlierFailure={failure}>
        <TypedCodeField label="Tahtadaki kod" {...form.field("code")} />
        <Button type="submit" size="lg" block busy={form.busy}>
          Devam
        </Button>
      </Form>
    </>
  );
}

const failureText = (error: unknown, say: Say): string => messageOf(error, tryLater("Koda bakılamadı", say));
