import { expect, test } from "vitest";
import type { ListedUser } from "#protocol/http/replies/people";
import { aUser } from "../../builders/people";
import { itemsFor } from "#features/admin/person/person-menu.tsx";

const admin = { id: "deniz", rights: ["all"] } as const;
const person: ListedUser = { ...aUser(), last_login_at: null };
const nothing = () => {};
const does = { opens: () => nothing, approve: nothing, save: nothing, sendLink: nothing };
const menu = (change: Partial<ListedUser>, own: Parameters<typeof itemsFor>[1] = admin, makesAccounts = false) =>
  itemsFor({ ...person, ...change }, own, makesAccounts, does);
const labels = (...given: Parameters<typeof menu>) => menu(...given).map(({ label }) => label);

test("a teacher's menu has rights, school, data, sets, a link for a new password, sessions, suspension and deletion", () => {
  expect(labels({})).toEqual([
    "İstatistikleri gör",
    "Okula al",
    "Yetkileri",
    "Verisini indir",
    "Setlerini devret",
    "Şifre sıfırlama bağlantısı gönder",
    "Oturumlarını kapat",
    "Askıya al",
    "Kullanıcıyı sil",
  ]);
});

test("one who waits can be approved, with a school or without; not before the address is proven", () => {
  expect(labels({ approval: "pending" }).slice(1, 3)).toEqual(["Onayla", "Okula ekleyip onayla"]);
  const [, approve] = menu({ approval: "pending", is_email_verified: false });
  expect(approve).toMatchObject({ label: "Onayla", disabledReason: "Önce e-posta doğrulanmalı" });
  expect(labels({ approval: "pending", suspended_at: 1 })).not.toContain("Onayla");
});

test("only an approved teacher is taken into another school, and only one who may sign in is given rights", () => {
  expect(labels({ approval: "rejected" })).not.toContain("Okula al");
  expect(labels({ role: "student" })).not.toContain("Okula al");
  for (const change of [{ approval: "pending" }, { role: "student" }, { suspended_at: 1 }] as const)
    expect(labels(change)).not.toContain("Yetkileri");
});

test("an administrator of one school has only what the school's people need", () => {
  expect(labels({ approval: "pending" }, { id: "can", rights: ["school"] })).toEqual([
    "İstatistikleri gör",
    "Onayla",
    "Setlerini devret",
    "Şifre sıfırlama bağlantısı gönder",
    "Oturumlarını kapat",
    "Askıya al",
  ]);
  expect(labels({}, { id: "can", rights: ["school"] }, true)).not.toContain("İlk şifre ver");
});

test("where no mail goes out a first password stands in place of the link, and not for an administrator", () => {
  expect(labels({}, admin, true)).toContain("İlk şifre ver");
  expect(labels({}, admin, true)).not.toContain("Şifre sıfırlama bağlantısı gönder");
  expect(labels({ role: "admin" }, admin, true)).not.toContain("İlk şifre ver");
});

test("a suspended person is given back; nobody suspends or deletes their account", () => {
  expect(labels({ suspended_at: 1 })).toContain("Askıyı kaldır");
  const refused = menu({}, { id: person.id, rights: ["all"] }).flatMap(({ label, disabledReason }) =>
    disabledReason === undefined ? [] : [label],
  );
  expect(refused).toEqual(["Oturumlarını kapat", "Askıya al", "Kullanıcıyı sil"]);
});
