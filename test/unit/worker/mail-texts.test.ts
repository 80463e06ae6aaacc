import { expect, test } from "vitest";
import type { Role } from "#protocol/http/replies/people";
import type { Mail } from "#protocol/http/service";
import * as library from "#mail/library-texts";
import * as texts from "#mail/texts";

type Person = { name: string; email: string; role?: Role | undefined };
const elif: Person = { name: "Elif Yıldırım", email: "elif@okul.test" };
const link = "https://bilye.test/auth/verify-email?token=abc&x=1";

const all: [string, (to: Person) => Mail][] = [
  ["already registered", (to) => texts.alreadyRegisteredMail(to, { login: link, forgot: `${link}2` })],
  ["reset", (to) => texts.resetMail(to, link)],
  [
    "password changed",
    (to) => texts.passwordChangedMail(to, { forgot: link, profile: `${link}2` }, [{ name: "Telefon" }]),
  ],
  ["approved", (to) => texts.approvedMail(to, link)],
  ["rejected", (to) => texts.rejectedMail(to, "Okul adı eksik.", link)],
  ["set listed", (to) => library.listedSetMail(to, { title: "Hücre", reason: "" }, link)],
  ["set refused", (to) => library.refusedSetMail(to, { title: "Hücre", reason: "3. cevap yanlış." }, link)],
  ["set hidden", (to) => library.hiddenSetMail(to, { title: "Hücre", reason: "Kişisel bilgi var." }, link)],
];

test("the mail to an unproven address knows no name", () => {
  const mail = texts.verifyMail(elif.email, link);
  expect(mail).toMatchObject({ to: elif.email, subject: "E-postanızı doğrulayın" });
  expect(mail.text).toMatch(/^Merhaba,\n/);
  expect(mail.text).toContain(link);
});

test.each([...all.slice(0, 3), ["verify", ({ email, role }) => texts.verifyMail(email, link, role)]] as typeof all)(
  "the mail '%s' says sen to a pupil, siz to everybody else",
  (_, write) => {
    const siz =
      /(?:(?:[ıiuü]n[ıiuü]z|s[ıiuü]n[ıiuü]z|d[ıiuü]n[ıiuü]z|t[ıiuü]n[ıiuü]z)\p{L}*|y[ıiuü]n|\bsiz\p{L}*)(?!\p{L})/iu;
    expect(write({ ...elif, role: "student" }).text).not.toMatch(siz);
    expect(write({ ...elif, role: "student" }).subject).not.toMatch(siz);
    for (const role of ["teacher", "admin", undefined] as const) expect(write({ ...elif, role }).text).toMatch(siz);
  },
);

test.each(all)("the mail '%s' greets, leads on and says the same in text and HTML", (_, write) => {
  const mail = write(elif);
  expect(mail.to).toBe(elif.email);
  expect(mail.subject).not.toBe("");
  expect(mail.text).toMatch(/^Merhaba Elif Yıldırım,\n/);
  expect(mail.text).toContain(link);
  expect(mail.html).toContain(`href="${link.replace("&", "&amp;")}"`);
  const words = mail.html
    .replace(/<title>.*<\/title>/, "")
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&#39;", "'");
  for (const line of mail.text.split("\n").filter((line) => line !== "" && !line.startsWith("http"))) {
    expect(words).toContain(line.replace(/:$/, ""));
  }
});

test.each(all)("a hostile name in the mail '%s' is text", (_, write) => {
  const mail = write({ ...elif, name: `"><img src=x onerror=alert(1)>&` });
  expect(mail.html).not.toContain("<img");
  expect(mail.html).toContain("&lt;img");
});

test.each(["https://evil.example", "www.evil.example", "evil.example", "Kazandınız: http://x.co/1"])(
  "a name that a mail program would make a link of is left out: %s",
  (name) => {
    const mail = texts.resetMail({ ...elif, name }, link);
    expect(mail.text).toMatch(/^Merhaba,\n/);
    expect(mail.html).not.toContain(name);
  },
);

test("a rejection without a reason has no empty line for one", () => {
  const mail = texts.rejectedMail(elif, "", link);
  expect(mail.text).not.toContain("notu");
  expect(texts.rejectedMail(elif, "Okul adı eksik.", link).text).toContain("Yöneticinin notu: Okul adı eksik.");
});
