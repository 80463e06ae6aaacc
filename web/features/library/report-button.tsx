import { useState } from "react";
import { Link, useLocation } from "react-router";
import { limits } from "#shared/limits";
import type { ReportReason } from "#protocol/library-words";
import { ApiError, messageOf } from "#api/api-error";
import { loginAddress } from "#api/sign-in/guard";
import { library } from "#api/library-api";
import { isLessonSession } from "#api/sign-in/lesson-session";
import { useSession } from "#api/sign-in/session";
import { useAction } from "#screens/use-action";
import { useOpenDialog } from "#screens/use-open-dialog";
import { reportWords } from "./report-words";
import { FailureBanner } from "#screens/failure-banner.tsx";
import { Button, buttonClass } from "#ui/button.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { TextAreaField } from "#ui/fields/field.tsx";
import { RadioRows } from "#ui/fields/radio-rows.tsx";
import { Icon } from "#ui/drawn/icon.tsx";
import { toast } from "#ui/overlays/toasts";
import * as styles from "./report-button.module.css";

/** Lets anybody who is signed in report a set. */
export function ReportButton({ id }: { readonly id: string }) {
  const { user } = useSession();
  const { pathname } = useLocation();
  const { asked: isOpen, ask, close } = useOpenDialog<true>();
  if (user === null) {
    return (
      <Link to={loginAddress(pathname)} className={buttonClass({ variant: "quiet" }, styles.button)}>
        <Icon name="flag" />
        Bu seti bildir
      </Link>
    );
  }
  if (isLessonSession()) return null;
  return (
    <>
      <Button variant="quiet" icon="flag" className={styles.button} onClick={() => ask(true)}>
        Bu seti bildir
      </Button>
      {isOpen && <ReportDialog id={id} isPupil={user.role === "student"} onClose={close} />}
    </>
  );
}

type Props = { readonly id: string; readonly isPupil: boolean; readonly onClose: () => void };

function ReportDialog({ id, isPupil, onClose }: Props) {
  const [reason, setReason] = useState<ReportReason>("wrong");
  const [text, setText] = useState("");
  const whyNot = (error: unknown) => {
    const isSecond = error instanceof ApiError && error.code === "already_reported";
    // Rewords for pupils: the server speaks to adults.
    if (isSecond && isPupil) return "Bu seti zaten bildirdin.";
    return messageOf(error, `Bildirilemedi. Biraz sonra yeniden ${isPupil ? "dene" : "deneyin"}.`);
  };
  const {
    busy,
    failure,
    run: send,
  } = useAction(whyNot, async () => {
    await library.report(id, reason, text.trim());
    toast.success("Bildirildi. Teşekkürler.");
    onClose();
  });
  return (
    <Dialog
      title={isPupil ? "Bu seti neden bildiriyorsun?" : "Bu seti neden bildiriyorsunuz?"}
      onClose={onClose}
      does={
        <Button busy={busy} onClick={send}>
          Bildir
        </Button>
      }
    >
      <RadioRows
        label={<span className="vh">Neden</span>}
        rows={reportWords}
        value={reason}
        onChange={setReason}
        className={styles.reasons}
      />
      <TextAreaField
        label="Açıklama"
        aside="isteğe bağlı"
        maxLength={limits.reason}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <p className={styles.note}>Yönetici bakar. {isPupil ? "Adın" : "Adınız"} set sahibine söylenmez.</p>
      <FailureBanner text={failure} />
    </Dialog>
  );
}
