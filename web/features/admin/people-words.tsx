import type { ListedUser, Right, Role } from "#protocol/http/replies/people";
import { Tag } from "#ui/tag.tsx";

export const roleNames: Record<Role, string> = { admin: "Yönetici", teacher: "Öğretmen", student: "Öğrenci" };

const rightNames: Record<Right, string> = {
  all: "yönetici",
  library: "kütüphane yöneticisi",
  school: "okul yöneticisi",
};

/** "Öğretmen, okul yöneticisi". */
export const roleOf = ({ role, rights: [right] }: Pick<ListedUser, "role" | "rights">): string =>
  right === undefined || role === "admin" ? roleNames[role] : `${roleNames[role]}, ${rightNames[right]}`;

/** The school that administrators keep, or what the person has written. */
export const schoolOf = ({ school, school_name = school }: ListedUser): string => school_name;

/** Shows a person's state: an unverified e-mail first, then a teacher's approval, which was refused or taken back. */
export function approvalTag({ role, approval, is_email_verified, suspended_at }: ListedUser) {
  if (suspended_at !== undefined) {
    return (
      <Tag tone="err" icon="lock">
        Askıda
      </Tag>
    );
  }
  if (!is_email_verified) {
    return (
      <Tag tone="warn" icon="clock">
        E-posta bekliyor
      </Tag>
    );
  }
  if (role !== "teacher" || approval === "approved") {
    return (
      <Tag tone="ok" icon="check">
        {role === "teacher" ? "Onaylı" : "Doğrulandı"}
      </Tag>
    );
  }
  if (approval === "pending") {
    return (
      <Tag tone="warn" icon="clock">
        Onay bekliyor
      </Tag>
    );
  }
  return (
    <Tag tone="err" icon="x">
      Onaylı değil
    </Tag>
  );
}

export const emailTag = ({ is_email_verified }: Pick<ListedUser, "is_email_verified">) =>
  is_email_verified ? (
    <Tag tone="ok" icon="check">
      Doğrulandı
    </Tag>
  ) : (
    <Tag tone="warn" icon="clock">
      Bekliyor
    </Tag>
  );
