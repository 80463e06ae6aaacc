import { useState } from "react";
import { useRevalidator } from "react-router";
import { limits } from "#shared/limits";
import type { ListedUser } from "#protocol/http/replies/people";
import { messageOf, tryLater } from "#api/api-error";
import { admin } from "#api/people-api";
import { ActionDialog } from "#screens/action-dialog.tsx";
import { PasswordToConfirm } from "#screens/password-to-confirm.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { TextAreaField } from "#ui/fields/field.tsx";
import { toast } from "#ui/overlays/toasts";
import { restingWords, useResting } from "./resting-words";

type Props = { readonly user: ListedUser; readonly onClose: () => void };

/** Suspends an account, after saying what stops. */
export function SuspendDialog({ user, onClose }: Props) {
  const revalidator = useRevalidator();
  const resting = useResting([user.id]);
  const [reason, setReason] = useState("");
  const send = async (password: string) => {
    await admin.suspend(user.id, { reason: reason.trim(), password });
    toast.success(`${user.name} askıya alındı.`);
    onClose();
    await revalidator.revalidate();
  };
  return (
    <Dialog title={`${user.name} askıya alınsın mı?`} onClose={onClose}>
      <p>
        Oturumları kapanır, giriş yapamaz; nedeni girişte ve e-postayla söylenir.
        {user.role === "teacher" && ` ${restingWords(user.name, resting, "Hesap geri açılınca devam eder.")}`}
      </p>
      <PasswordToConfirm send={send} failureText={failureText} confirm="Askıya al" danger onClose={onClose}>
        <TextAreaField
          label="Neden"
          aside="isteğe bağlı"
          maxLength={limits.reason}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </PasswordToConfirm>
    </Dialog>
  );
}

const failureText = (error: unknown) => messageOf(error, tryLater("Askıya alınamadı"));

/** Gives a suspended account back. */
export function UnsuspendDialog({ user, onClose }: Props) {
  const revalidator = useRevalidator();
  return (
    <ActionDialog
      title={`${user.name} yeniden açılsın mı?`}
      confirm="Askıyı kaldır"
      failed="Askı kaldırılamadı"
      run={() => admin.unsuspend(user.id)}
      done={() => `${user.name} yeniden giriş yapabilir.`}
      onDone={() => void revalidator.revalidate()}
      onClose={onClose}
    >
      {user.role === "teacher"
        ? "Paylaşılan setleri ve süresi dolmayan ödevleri devam eder; API anahtarlarını yeniden oluşturması gerekir."
        : "Yeniden giriş yapabilir."}
    </ActionDialog>
  );
}
