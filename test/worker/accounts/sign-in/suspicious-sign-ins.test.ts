import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { anAccount, goodPassword, login } from "../../helpers/accounts/accounts";
import { mailsTo, mailTo } from "../../helpers/accounts/mailbox";

const aSecret = () => Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString("base64url");
const subjects = async (email: string) => (await mailTo(email)).map(({ subject }) => subject);
const TRIED = "Hesabınıza yanlış şifreler denendi";
const STRANGE = "Şifreniz yeni bir cihazda kullanıldı";

/** Makes all counters this much older: some counts are then forgotten, and an account may be warned again. */
const pass = (hours: number) =>
  env.DB.prepare(
    `UPDATE login_failures SET locked_until = locked_until - ?1, updated_at = updated_at - ?1,
      times = (SELECT json_group_array(value - ?1) FROM json_each(times))`,
  )
    .bind(hours * 3_600_000)
    .run();

async function strangersTry(email: string, times = 5, secret?: string) {
  for (let i = 0; i < times; i++) await login(email, `yanlış-${i}`, undefined, secret);
}

test("[ASVS 6.3.5] five wrong passwords: the owner hears of it by mail, once a day", async () => {
  const { email } = await anAccount("teacher");
  await strangersTry(email, 4);
  expect(await subjects(email)).toEqual([]);
  await strangersTry(email, 1);
  expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([TRIED]);
  for (const hours of [7, 7, 7]) {
    await pass(hours);
    await strangersTry(email);
  }
  expect(await subjects(email)).toEqual([TRIED]);
  await pass(4);
  await strangersTry(email);
  expect((await mailsTo(email, 2)).map(({ subject }) => subject)).toEqual([TRIED, TRIED]);
});

test("mistyping on a known device tells nobody, and no pupil gets such a mail", async () => {
  const [{ email }, pupil] = [await anAccount("teacher"), await anAccount("student")];
  const secret = aSecret();
  await login(email, goodPassword, undefined, secret);
  await strangersTry(email, 5, secret);
  await strangersTry(pupil.email);
  await login(pupil.email, goodPassword, undefined, aSecret());
  expect([await subjects(email), await subjects(pupil.email)]).toEqual([[], []]);
});

test("[ASVS 6.3.5] the right password on an unknown device is mailed; the first device is not", async () => {
  const { email } = await anAccount("admin");
  const [own, other] = [aSecret(), aSecret()];
  await login(email, goodPassword, undefined, own);
  await login(email, goodPassword, undefined, own);
  expect(await subjects(email)).toEqual([]);
  await login(email, goodPassword, undefined, other);
  await login(email, goodPassword, undefined, other);
  expect(await subjects(email)).toEqual([STRANGE]);
  // A program may leave out which device it is.
  await login(email, goodPassword);
  expect(await subjects(email)).toEqual([STRANGE, STRANGE]);
  expect((await mailTo(email))[0]!.text).toContain("Bilinmeyen cihaz");
});

test("nothing of a browser's own description stands in the mail", async () => {
  const { email } = await anAccount("teacher");
  await login(email, goodPassword, undefined, aSecret());
  await login(email, goodPassword, undefined, aSecret());
  const [mail] = await mailTo(email);
  expect(mail!.text).toMatch(/cihazda yazıldı: [\p{L}, ]+\.\n/u);
});
