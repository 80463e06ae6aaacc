import { expect, test } from "vitest";
import { isForEverybody, isOnlyAnEnding, mailDomain, readableDomain } from "#auth/domain-name";

test.each([
  ["okul.k12.tr", "okul.k12.tr"],
  ["  @OKUL.K12.TR. ", "okul.k12.tr"],
  ["İZMİR.K12.TR", "izmir.k12.tr"],
  ["IZMIR.k12.tr", "izmir.k12.tr"],
  ["çağrı.k12.tr", "xn--ar-3ia9t9c.k12.tr"],
  ["ÇAĞRI.k12.tr", "xn--ari-1la5z.k12.tr"],
  ["xn--ar-3ia9t9c.k12.tr", "xn--ar-3ia9t9c.k12.tr"],
  ["ogrenci.okul.k12.tr", "ogrenci.okul.k12.tr"],
])("[T58] %s is the host %s", (typed, domain) => {
  expect(mailDomain(typed)).toBe(domain);
});

test.each([
  "",
  "okul",
  "tr",
  "okul..tr",
  ".okul.tr",
  "-okul.tr",
  "okul.k12.tr:8080",
  "okul.k12.tr/yol",
  "ad@okul.k12.tr",
  "https://okul.k12.tr",
  "127.0.0.1",
  "0x7f.1",
  "[::1]",
  "okul k12.tr",
  "okul%2ek12.tr",
  `${"a".repeat(64)}.tr`,
  `${"a.".repeat(130)}tr`,
  "%",
  "' OR 1=1 --",
  "*.k12.tr",
])("[T58] %s is the name of no mail host", (typed) => {
  expect(mailDomain(typed)).toBeNull();
});

test("[T58] a name with Turkish letters is shown as it reads; one that could be taken for another is not", () => {
  expect(readableDomain("xn--ar-3ia9t9c.k12.tr")).toBe("çağrı.k12.tr");
  const cyrillic = mailDomain("оkul.k12.tr")!;
  expect(readableDomain(cyrillic)).toBe(cyrillic);
  expect(readableDomain("okul.k12.tr")).toBe("okul.k12.tr");
});

test.each([
  "gmail.com",
  "hotmail.com.tr",
  "hotmail.co.uk",
  "yahoo.de",
  "outlook.fr",
  "yandex.kz",
  "yaani.com",
  "me.com",
  "orange.fr",
  "rambler.ru",
  "yopmail.fr",
  "qq.com",
])("a domain on which everybody may have an address is no school: %s", (domain) => {
  expect(isForEverybody(domain)).toBe(true);
});

test.each(["okul.k12.tr", "live.k12.tr", "yahoo.okul.com", "mail.okul.k12.tr", "me.k12.tr", "outlook"])(
  "a school must not be: %s",
  (domain) => {
    expect(isForEverybody(domain)).toBe(false);
  },
);

test("an ending that many schools' names share is no school's name", () => {
  const domains = ["k12.tr", "edu.tr", "meb.k12.tr", "okul.k12.tr", "okul.meb.k12.tr"];
  expect(domains.map(isOnlyAnEnding)).toEqual([true, true, true, false, false]);
});
