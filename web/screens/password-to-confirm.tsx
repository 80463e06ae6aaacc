import type { ReactNode } from "react";
import type { Say } from "#api/form-of-address";
import { emptyFault, faults } from "./forms/checks";
import { useForm } from "./forms/use-form";
import { PasswordField } from "#ui/fields/password-field.tsx";
import { Form } from "./forms/form";
import { FormAnswers } from "./forms/form-answers";

/** Label of the field for the user's own password. */
const confirmByPassword = "Onaylamak için şifrenizi yazın";
/** Label in a dialog about somebody else. */
export const confirmByOwnPassword = "Onaylamak için kendi şifrenizi yazın";

type Props = {
  /** Given if only the user's own account can be meant. */
  readonly say?: Say;
  /** True for a dialog's second step: the cursor goes to its first field, since what was pressed has gone. */
  readonly isNext?: boolean;
  /** The verb, as on the button that opened it. */
  readonly confirm: string;
  readonly danger?: boolean;
  readonly send: (password: string) => Promise<void>;
  readonly failureText: (error: unknown) => string;
  /** Further text or choices. */
  readonly children?: ReactNode;
  readonly onClose: () => void;
};

/** Asks for the user's password before something that cannot be undone: an unlocked screen must not be enough for it. */
export function PasswordToConfirm({
  say = () => confirmByOwnPassword,
  isNext = false,
  confirm,
  danger = false,
  send,
  failureText,
  children,
  onClose,
}: Props) {
  const form = useForm({
    initial: { password: "" },
    check: ({ password }) => faults({ password: emptyFault(password) }),
    send: ({ password }) => send(password),
    failureText,
  });
  return (
    <Form form={form} isFirst={isNext}>
      {children}
      <PasswordField
        label={say(confirmByPassword, "Onaylamak için şifreni yaz")}
        autoComplete="current-password"
        {...form.field("password")}
      />
      <FormAnswers verb={confirm} danger={danger} busy={form.busy} onClose={onClose} />
    </Form>
  );
}
