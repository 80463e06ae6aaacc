import { anAuthenticator } from "../../worker/helpers/accounts/authenticator.ts";
import type { NewPasskeyOptions } from "#protocol/http/replies/passkeys";
import { neighbour, type Caller } from "./by-calls.ts";
import type { Recording } from "./recorded-things.ts";

const { email: own, password } = neighbour;
const inPublic = { visibility: "public", subject: "matematik", grade: 6, licence: "CC BY 4.0", language: "tr" };

/**
 * Makes a second teacher with everything that an account can have, people who wait for something, and an administrator's
 * decisions about them.
 */
export async function morePeople(
  { ask, paths, aSet }: Recording,
  { port, every, picture }: { port: number; every: string; picture: string },
) {
  const { register, verify } = newPeople(ask);
  await ask("POST", "/admin/domains", "admin", { domain: "okul.test" });
  await register("bekleyen@ornek.test", "Bekleyen Öğretmen");
  await verify("bekleyen@ornek.test");
  await register("geri@ornek.test", "Geri Çevrilen");
  const refused = await verify("geri@ornek.test");
  const refusal = { user_id: refused, approve: false, reason: "Okulunuzu yazın." };
  await ask("POST", "/admin/teachers/approve", "admin", refusal);
  await register("acilmamis@ornek.test", "Açılmamış Kayıt");
  await register(own, "Komşu Öğretmen");
  const approval = { user_id: await verify(own), approve: true };
  await ask("POST", "/admin/teachers/approve", "admin", approval);

  await ownThings();
  await sharedSets();
  for (const path of ["/admin/users?page_size=100", "/admin/teachers/pending", "/admin/domains"]) {
    paths.push(["admin", path]);
  }
  for (const state of ["pending", "reported", "listed", "refused"])
    paths.push(["admin", `/admin/library?state=${state}`]);
  paths.push(["admin", "/admin/audit?page_size=100", "items"]);

  async function ownThings() {
    const { token } = await ask<{ token: string }>("POST", "/user/tokens", "neighbour", {
      name: "Betik",
      days: 365,
      scope: "all",
      password,
    });
    const device = await anAuthenticator();
    const options = await ask<NewPasskeyOptions>("POST", "/user/passkeys/options", "neighbour", { password });
    const credential = await device.create(options, { origin: `http://localhost:${port}` });
    await ask("POST", "/user/passkeys", "neighbour", { credential, name: "Telefon" });
    await ask("POST", "/auth/reset-password/request", "", { email: own });
    await ask("PUT", "/user/email", "neighbour", { email: "komsu.yeni@ornek.test", password });
    paths.push([token, "/auth/me"]);
    for (const path of ["/user/tokens", "/user/passkeys", "/user/email"]) paths.push(["neighbour", path]);
    paths.push(["neighbour", "/user/sessions", "sessions"]);
  }

  /**
   * Makes shared sets in every state: copied, reported, behind a link only, waiting, refused, and changed since they were
   * listed.
   */
  async function sharedSets() {
    const unfinished = await aSet("Taslaklı");
    const drafts = [{ kind: "choice", question_text: "Yarım kalan", image: { id: picture, alt: "Bilyeler" } }];
    await ask("PUT", `/question-sets/${unfinished}`, "teacher", { drafts, description: "Bitmedi" });
    const linked = await aSet("Yalnız bağlantıyla");
    await ask("PUT", `/question-sets/${linked}/sharing`, "teacher", {
      ...inPublic,
      visibility: "link",
      show_author: true,
    });
    await ask("PUT", `/question-sets/${every}/sharing`, "teacher", inPublic);
    await ask("POST", `/admin/library/${every}`, "admin", { decision: "hide", reason: "Resmin kaynağı yok." });
    paths.push(["teacher", `/question-sets/${every}/sharing`]);

    const { items } = await ask<{ items: readonly { id: string }[] }>("GET", "/library?q=Kesirler");
    const { question_set } = await ask<{ question_set: { id: string } }>(
      "POST",
      `/library/${items[0]!.id}/copy`,
      "neighbour",
      {},
    );
    await ask("POST", `/library/${items[0]!.id}/report`, "neighbour", { reason: "wrong", text: "İkinci soru yanlış." });
    await ask("PUT", `/question-sets/${question_set.id}`, "neighbour", { title: "Kesirler, bizim sınıf" });
    await ask("PUT", `/question-sets/${question_set.id}/sharing`, "neighbour", inPublic);
    await ask("PUT", `/question-sets/${items[0]!.id}`, "teacher", { title: "Kesirler, düzeltilmiş" });
    await ask("PUT", `/question-sets/${items[0]!.id}/sharing`, "teacher", inPublic);
    paths.push(["neighbour", `/question-sets/${question_set.id}`], ["neighbour", "/question-sets?page_size=100"]);
    paths.push(
      ["neighbour", `/question-sets/${question_set.id}/sharing`],
      ["teacher", `/question-sets/${items[0]!.id}`],
    );
  }
}

/** Registers teachers, and opens their accounts by the link in their mail. */
export const newPeople = (ask: Caller) => ({
  register: (email: string, name: string) =>
    ask("POST", "/auth/register", "", { email, name, password, role: "teacher", school: "Gazi Lisesi" }),
  verify: async (email: string): Promise<string> => {
    for (;;) {
      type Inbox = { readonly items: readonly { readonly text: string }[] };
      const { items } = await ask<Inbox>("GET", `/dev/mail?to=${encodeURIComponent(email)}`);
      const [, token] = /[?]token=([\w-]+)/.exec(items[0]?.text ?? "") ?? [];
      if (token !== undefined) {
        const { user } = await ask<{ user: { id: string } }>("POST", "/auth/verify", "", { token, password });
        return user.id;
      }
      // The mail is stored after the reply.
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  },
});
