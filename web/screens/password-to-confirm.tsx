import type { ReactNode } from "react";
import { EMPTY, faults } from "./forms/checks";
import { useForm } from "./forms/use-form";
import { Button } from "#ui/button.tsx";
import { PasswordField } from "#ui/fields/password-field.tsx";
import { Form } from "./forms/form";
import styles from "./password-to-confirm.module.css";

type Props = {
  /** Where a pupil reads it, or where nobody else's account is meant. */
  readonly label?: string;
  /** The verb, as on what opened it. */
  readonly confirm: string;
  readonly danger?: boolean;
  readonly send: (password: string) => Promise<void>;
  readonly failureText: (error: unknown) => string;
  /** What else is to be said or chosen. */
  readonly children?: ReactNode;
  readonly onClose: () => void;
};

/** The own password before something that cannot be taken back: a screen left open must not be enough for it. */
export function PasswordToConfirm({
  label = "Onaylamak için kendi şifrenizi yazın",
  confirm,
  danger = false,
  send,
  failureText,
  children,
  onClose,
}: Props) {
  const form = useForm({
    initial: { password: "" },
    check: ({ password }) => faults({ password: password === "" ? EMPTY : undefined }),
    send: ({ password }) => send(password),
    failureText,
  });
  return (
    <Form form={form}>
      {children}
      <PasswordField label={label} autoComplete="current-password" {...form.field("password")} />
      <div className={styles.answers}>
        <Button variant="alt" onClick={onClose}>
          Vazgeç
        </Button>
        <Button type="submit" variant={danger ? "danger" : "primary"} busy={form.busy}>
          {confirm}
        </Button>
      </div>
    </Form>
  );
}
