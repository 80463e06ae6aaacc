import type { ReactNode } from "react";
import type { useForm } from "../../../lib/use-form";
import { Form } from "../../../parts/form";
import { Button } from "../../../ui/button";
import { PasswordField } from "../../../ui/password-field";
import styles from "./own-password.module.css";

type Props = {
  readonly form: ReturnType<typeof useForm<{ password: string }>>;
  /** The verb, as on what opened it. */
  readonly confirm: string;
  readonly danger?: boolean;
  /** What else is to be said or chosen. */
  readonly children?: ReactNode;
  readonly onClose: () => void;
};

/** The administrator's own password before a deed: a screen left open must not be enough for it. */
export function OwnPassword({ form, confirm, danger = false, children, onClose }: Props) {
  return (
    <Form form={form}>
      {children}
      <PasswordField
        label="Onaylamak için kendi şifrenizi yazın"
        autoComplete="current-password"
        {...form.field("password")}
      />
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
