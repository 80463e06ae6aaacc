import { expect, test } from "vitest";
import { isEmailAddress } from "#protocol/email-address";
import { Email } from "#protocol/http/people";
import { emailFault } from "#screens/forms/checks";

const label = "b".repeat(63);

test.each([
  "ad@okul.k12.tr",
  "Ad.Soyad+sinif7@OKUL.com",
  "o'neil@okul.ie",
  "a_b-c=d%e@x-y.co",
  "1@2.org",
  "ad@xn--okul-4za.com",
  "ad@okul.xn--p1ai",
  `${"a".repeat(64)}@okul.test`,
  `a@${label}.tr`,
])("%s is an address, on both sides", (address) => {
  expect([isEmailAddress(address), Email.safeParse(address).success, emailFault(address)]).toEqual([
    true,
    true,
    undefined,
  ]);
});

test.each([
  "a..b@okul.test",
  ".a@okul.test",
  "a.@okul.test",
  "<a@okul.test",
  "a>@okul.test",
  "a,b@okul.test",
  "a;b@okul.test",
  "a:b@okul.test",
  `"a b"@okul.test`,
  "a(b)@okul.test",
  "a[b]@okul.test",
  "a\\b@okul.test",
  "a@b@okul.test",
  "a b@okul.test",
  "a\n@okul.test",
  "ada\u200b@okul.test",
  "admın@okul.test",
  "ad@okül.test",
  "ad@okul",
  "ad@okul.t",
  "ad@okul.123",
  "ad@127.0.0.1",
  "ad@[127.0.0.1]",
  "ad@.okul.test",
  "ad@okul..test",
  "ad@okul.test.",
  "ad@-okul.test",
  "ad@okul-.test",
  "ad@okul_a.test",
  "@okul.test",
  "ad@",
  `${"a".repeat(65)}@okul.test`,
  `a@${label}b.tr`,
])("[T16] %j is no address, on both sides", (address) => {
  expect(isEmailAddress(address)).toBe(false);
  expect(Email.safeParse(address).success).toBe(false);
  expect(emailFault(address)).toBeDefined();
});
