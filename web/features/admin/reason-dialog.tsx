import { useState } from "react";
import { limits } from "#shared/limits";
import { faultOf, tryLater } from "#api/api-error";
import { admin } from "#api/admin-api";
import { Button } from "#ui/button.tsx";
import { Chips } from "#ui/fields/chips.tsx";
import { confirmByOwnPassword } from "#screens/password-to-confirm.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { PasswordField } from "#ui/fields/password-field.tsx";
import { TextAreaField } from "#ui/fields/field.tsx";
import * as styles from "./reason-dialog.module.css";

type Props = {
  readonly title: string;
  readonly lead: string;
  /** Usual reasons to choose from. */
  readonly reasons?: readonly string[];
  /** True if nothing is sent without a reason. */
  readonly isNeeded?: boolean;
  /** The verb, as on the button that opened it. */
  readonly verb: string;
  /** True if the administrator's password is asked for too. */
  readonly needsPassword?: boolean;
  readonly onSend: (reason: string, password?: string) => void;
  readonly onClose: () => void;
};

/** Asks an administrator for the reason of a refusal, which those who are refused will read. */
export function ReasonDialog({
  title,
  lead,
  reasons = [],
  isNeeded = false,
  needsPassword = false,
  verb,
  onSend,
  onClose,
}: Props) {
  const [chosen, setChosen] = useState("");
  const [text, setText] = useState("");
  const [password, setPassword] = useState("");
  const [fault, setFault] = useState("");
  const [busy, setBusy] = useState(false);
  const reason = [chosen, text.trim()].filter((part) => part !== "").join(": ");
  const missing =
    isNeeded && reason === ""
      ? "Bir neden seçin ya da yazın."
      : needsPassword && password === ""
        ? "Şifrenizi yazın."
        : undefined;
  /** A wrong password is said here, not when the decision has been held and the dialog is gone. */
  const send = async () => {
    if (!needsPassword) return onSend(reason);
    setBusy(true);
    try {
      await admin.checkPassword(password);
      onSend(reason, password);
    } catch (error) {
      setFault(faultOf(error, tryLater("Şifre denetlenemedi")));
      setBusy(false);
    }
  };
  return (
    <Dialog
      title={title}
      onClose={onClose}
      does={
        <Button variant="danger" disabledReason={missing} busy={busy} onClick={() => void send()}>
          {verb}
        </Button>
      }
    >
      <div className={styles.form}>
        <p>{lead}</p>
        {reasons.length > 0 && (
          <Chips
            label="Neden"
            choices={reasons.map((value) => ({ value, label: value }))}
            value={chosen}
            onChange={setChosen}
          />
        )}
        <TextAreaField
          label={reasons.length > 0 ? "Açıklama" : "Neden"}
          aside="isteğe bağlı"
          maxLength={limits.reason - 40}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        {needsPassword && (
          <PasswordField
            label={confirmByOwnPassword}
            autoComplete="current-password"
            value={password}
            error={fault}
            onChange={({ target }) => {
              setPassword(target.value);
              setFault("");
            }}
          />
        )}
      </div>
    </Dialog>
  );
}
