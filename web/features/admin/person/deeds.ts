import type { Approval } from "#protocol/http/replies/people";

/** A decision about a person, which an administrator can take back for a while. */
type Words = {
  /** The name of its call in `admin`. */
  readonly call: "approve" | "reject" | "suspend";
  /** The approval that a teacher has afterwards; a suspended one is in no list of these. */
  readonly to: Approval | null;
  /** On the row. */
  readonly done: string;
  /** In a notification, behind the name. */
  readonly said: string;
  readonly failed: string;
};

export const deeds = {
  approve: { call: "approve", to: "approved", done: "Onaylandı", said: "onaylandı.", failed: "Onaylanamadı." },
  reject: { call: "reject", to: "rejected", done: "Reddedildi", said: "reddedildi.", failed: "Reddedilemedi." },
  withdraw: {
    call: "reject",
    to: "rejected",
    done: "Onayı kaldırıldı",
    said: "için onay kaldırıldı.",
    failed: "Onayı kaldırılamadı.",
  },
  suspend: {
    call: "suspend",
    to: null,
    done: "Askıya alındı",
    said: "askıya alındı.",
    failed: "Askıya alınamadı.",
  },
} as const satisfies Readonly<Record<string, Words>>;
export type Deed = keyof typeof deeds;

/** Details of a decision. */
export type Given = {
  readonly reason?: string | undefined;
  readonly password?: string | undefined;
  readonly schoolId?: string | undefined;
};
