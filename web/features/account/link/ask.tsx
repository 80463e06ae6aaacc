import type { AskedDeviceReply } from "#protocol/http/replies/device-sign-in";
import type { User } from "#protocol/http/replies/people";
import { deviceSignIn } from "#api/account-api";
import { ApiError, messageOf } from "#api/api-error";
import { Fact } from "#screens/fact.tsx";
import { faults } from "#screens/forms/checks";
import { time } from "#words/format";
import type { Say } from "#api/form-of-address";
import { shownTypedCode } from "#browser/addresses/typed-code";
import { useForm } from "#screens/forms/use-form";
import { useAction } from "#screens/use-action";
import { Form } from "#screens/forms/form.tsx";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/fields/field.tsx";
import { PhaseHeading } from "#ui/phase-heading.tsx";
import * as styles from "./link.module.css";
import type { LinkEnd } from "./ended";

type Props = {
  readonly code: string;
  readonly asked: AskedDeviceReply;
  readonly user: User;
  readonly say: Say;
  readonly onEnd: (end: LinkEnd) => void;
};

/** Names the browser, place and time, and asks for the two digits, which only somebody in front of the board can read. */
export function Ask({ code, asked, user, say, onEnd }: Props) {
  const form = useForm({
    initial: { digits: "" },
    check: ({ digits }) => faults({ digits: /^\d\d$/.test(digits) ? undefined : "Tahtada iki rakam yazar." }),
    send: async ({ digits }) => {
      try {
        await deviceSignIn.confirm(code, digits);
        onEnd("confirmed");
      } catch (error) {
        if (isGone(error)) return onEnd("gone");
        throw error;
      }
      return undefined;
    },
    failureText: (error) => messageOf(error, say("Onaylanamadı. Yeniden deneyin.", "Onaylanamadı. Yeniden dene.")),
  });
  const { busy: isRefusing, run: refuse } = useAction("Reddedilemedi", async () => {
    try {
      await deviceSignIn.refuse(code);
      onEnd("refused");
    } catch (error) {
      if (!isGone(error)) throw error;
      onEnd("gone");
    }
  });
  return (
    <>
      <PhaseHeading className={styles.title}>Bu tahtada oturum açılsın mı?</PhaseHeading>
      <dl className={styles.facts}>
        <Fact name="Hesap" value={user.name} />
        <Fact name="Tarayıcı" value={asked.device} />
        <Fact name="Yer" value={asked.place ?? "Bilinmiyor"} />
        <Fact name="İstendi" value={`Bugün ${time(asked.asked_at)}`} />
        <Fact name="Kod" value={shownTypedCode(code)} />
      </dl>
      <Form form={form}>
        <TextField
          label="Tahtadaki iki rakam"
          className={styles.digits}
          inputMode="numeric"
          maxLength={2}
          autoComplete="off"
          enterKeyHint="go"
          {...form.field("digits")}
        />
        <Button type="submit" size="lg" block busy={form.busy} disabled={isRefusing}>
          Oturumu aç
        </Button>
        <Button variant="alt" size="lg" block busy={isRefusing} disabled={form.busy} onClick={refuse}>
          Reddet
        </Button>
      </Form>
      <p className={`quiet ${styles.note}`}>
        {say(
          "Karşınızda bu tahta yoksa reddedin: biri sizin hesabınızla girmeye çalışıyor olabilir.",
          "Karşında bu tahta yoksa reddet: biri senin hesabınla girmeye çalışıyor olabilir.",
        )}
      </p>
    </>
  );
}

const isGone = (error: unknown) => error instanceof ApiError && error.code === "device_code_unknown";
