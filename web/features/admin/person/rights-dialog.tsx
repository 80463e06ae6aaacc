import { useState } from "react";
import { useRevalidator } from "react-router";
import type { ListedUser, Right } from "#protocol/http/replies/people";
import { faultOf, tryLater } from "#api/api-error";
import { admin } from "#api/admin-api";
import { PasswordToConfirm } from "#screens/password-to-confirm.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { RadioRows, type RadioRow } from "#ui/fields/radio-rows.tsx";
import { toast } from "#ui/overlays/toasts";
import { SchoolField } from "./school-field";

type Choice = Right | "none";

/** Gives a teacher rights of administration, or takes them; an administrator steps down here too. */
export function RightsDialog({ user, onClose }: { readonly user: ListedUser; readonly onClose: () => void }) {
  const revalidator = useRevalidator();
  const [right, setRight] = useState<Choice>(user.rights[0] ?? "none");
  const [school, setSchool] = useState(user.rights_school ?? user.school_id ?? "");
  const send = async (password: string) => {
    const rights = right === "none" ? [] : [right];
    await admin.setRights(user.id, rights, { password, ...(right === "school" && { rights_school: school }) });
    toast.success(`${user.name} için yetki kaydedildi.`);
    onClose();
    await revalidator.revalidate();
  };
  return (
    <Dialog title={`${user.name}: yetkileri`} onClose={onClose}>
      <PasswordToConfirm send={send} failureText={failureText} confirm="Kaydet" onClose={onClose}>
        <RadioRows label="Yetki" value={right} rows={rows} onChange={setRight} />
        {right === "school" && <SchoolField value={school} onChange={setSchool} />}
      </PasswordToConfirm>
    </Dialog>
  );
}

const rows: readonly RadioRow<Choice>[] = [
  { value: "none", label: "Yok", line: "Yönetim sayfalarına giremez." },
  { value: "library", label: "Kütüphane", line: "Setleri inceler, bildirimlere karar verir." },
  { value: "school", label: "Okul", line: "Yalnız bu okulun kişilerini görür; onaylar, askıya alır." },
  { value: "all", label: "Hepsi", line: "Her şeyi yönetir." },
];

const failureText = (error: unknown) => faultOf(error, tryLater("Yetki kaydedilemedi"));
