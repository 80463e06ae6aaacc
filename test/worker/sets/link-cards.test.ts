import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { app } from "../../../worker/app";
import { aListedSet, aSetOf, licence, shared } from "../helpers/sets/library";
import { aPerson } from "../helpers/accounts/people";
import { aWrittenQuestion } from "../../builders/questions";
import { injections } from "../hostile/strings";

/** The head of the app's page, as the build writes it. */
const html = `<!doctype html>
<html lang="tr"><head><meta charset="utf-8" /><title>Bilye</title>
<meta name="description" content="Kısaca" /><meta property="og:title" content="Bilye" />
<meta property="og:description" content="Kısaca" /><meta property="og:image" content="https://bilye.test/og.png" />
<script type="module" src="/assets/app-1.js"></script></head><body><div id="root"></div></body></html>`;
const asked: string[] = [];
const ASSETS = {
  fetch: async (request: Request) => {
    asked.push(new URL(request.url).pathname);
    return new Response(html, { headers: { "content-type": "text/html", etag: '"1"', "cache-control": "public" } });
  },
};

async function open(path: string, bindings: object = {}, address: string = crypto.randomUUID()) {
  const request = new Request(`https://bilye.test${path}`, { headers: { "cf-connecting-ip": address } });
  const response = await app.fetch(request, { ...env, ASSETS, ...bindings }, createExecutionContext());
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** The content of the page's head, parsed as a browser parses it. */
async function headOf(page: string) {
  const head = { title: "", robots: "", elements: 0, contents: {} as Record<string, string> };
  await new HTMLRewriter()
    .on("*", { element: () => void head.elements++ })
    .on("head > title", { text: ({ text }) => void (head.title += text) })
    .on("meta", {
      element(meta) {
        const name = meta.getAttribute("property") ?? meta.getAttribute("name");
        if (name) head.contents[name] = meta.getAttribute("content") ?? "";
      },
    })
    .transform(new Response(page))
    .text();
  return head;
}

test("the link to a listed set describes it, and may be found; one by link may not", async () => {
  const author = await aPerson("teacher", { name: "Elif Yıldırım" });
  const set = await aListedSet(author, "Hücre", { as: { show_author: true } });
  const listed = await open(`/library/${set.id}`);
  const { title, contents } = await headOf(listed.text);
  expect([listed.status, title]).toEqual([200, "Hücre — Bilye"]);
  expect(contents).toMatchObject({
    description: "1 soru, Fen Bilimleri, 7. sınıf, Elif Yıldırım",
    "og:title": "Hücre",
    "og:description": "1 soru, Fen Bilimleri, 7. sınıf, Elif Yıldırım",
    "og:image": "https://bilye.test/og.png",
  });
  expect([contents["robots"], listed.headers.get("x-robots-tag"), listed.headers.get("etag")]).toEqual([
    undefined,
    null,
    null,
  ]);
  expect(asked.at(-1)).toBe("/app");

  const other = await aSetOf(author, "Yalnız bağlantıyla");
  const { token } = await shared(author, other.id, { visibility: "link", licence });
  const linked = await open(`/s/${token}`);
  expect((await headOf(linked.text)).contents).toMatchObject({ "og:title": "Yalnız bağlantıyla", robots: "noindex" });
  expect(linked.headers.get("x-robots-tag")).toBe("noindex");
});

test.each(["/library/nobody", `/s/${"A".repeat(22)}`, "/s/x"])(
  "a link that shares nothing opens a page that says so: %s",
  async (path) => {
    const { status, text } = await open(path);
    const { title, contents } = await headOf(text);
    expect([status, title, contents["robots"]]).toEqual([404, "Bilye", "noindex"]);
  },
);

/** Counts as the platform does, but in a minute that no slow machine outlasts. */
function aLimiter(most: number) {
  const counted = new Map<string, number>();
  return {
    async limit({ key }: { key: string }) {
      counted.set(key, (counted.get(key) ?? 0) + 1);
      return { success: counted.get(key)! <= most };
    },
  };
}
const bindings = { LIBRARY_GUEST_LIMITER: aLimiter(80) };

/** Opens these pages from one address. */
async function statuses(paths: readonly string[], address = "198.51.100.90") {
  const opened = await Promise.all(paths.map((path) => open(path, bindings, address)));
  return opened.map(({ status }) => status);
}

test("[T51] pages of sets are counted with calls of the library: a class opens one, who goes on and on has to wait", async () => {
  const class_ = Array.from({ length: 40 }, () => ["/library/nobody", "/api/library"]).flat();
  expect(await statuses(class_)).toEqual(class_.map((path) => (path === "/api/library" ? 200 : 404)));
  expect(await statuses(["/library/nobody", "/s/x", "/api/library"])).toEqual([429, 429, 429]);
  expect(await statuses(["/library/nobody", "/s/x", "/api/library"], "198.51.100.91")).toEqual([404, 404, 200]);
});

test("[T51] a page that has to wait is a page that says so, and when to come back", async () => {
  const { status, headers, text } = await open("/s/x", { LIBRARY_GUEST_LIMITER: aLimiter(0) });
  const { title, contents } = await headOf(text);
  expect([status, headers.get("retry-after"), headers.get("content-type"), title]).toEqual([
    429,
    "60",
    "text/html",
    "Biraz bekleyin — Bilye",
  ]);
  expect(contents).toMatchObject({
    description: "Çok fazla deneme yapıldı. Biraz sonra yeniden deneyin.",
    robots: "noindex",
  });
});

test("without the database the page opens all the same", async () => {
  const DB = {
    prepare: () => {
      throw new Error("away");
    },
  };
  const { status, text } = await open("/library/x", { DB });
  expect([status, (await headOf(text)).title]).toEqual([200, "Bilye"]);
});

test("[T53] a title or a name is text in the card, whatever it holds, and the card gives no question away", async () => {
  const plain = await headOf(html);
  const texts = [
    '"><script>alert(1)</script>',
    "</title><img src=x onerror=alert(1)>",
    "' onload='x",
    "&quot;<b>",
    "a\nb\u202ec",
  ];
  for (const text of [...texts, ...injections.filter((one) => one.length < 90 && one.trim().length > 3).slice(0, 40)]) {
    const author = await aPerson("teacher", { name: text });
    const set = await aSetOf(author, "x", [aWrittenQuestion({ question_text: "Gizli" })]);
    // A title as an older version may have stored it, without the limit to one line.
    const title = `x ${text}`.toWellFormed().replace(/[^\P{Cc}\n]/gu, "");
    await env.DB.prepare("UPDATE question_sets SET title = ? WHERE id = ?").bind(title, set.id).run();
    const { token } = await shared(author, set.id, { visibility: "link", licence, show_author: true });
    const { text: page } = await open(`/s/${token}`);
    const head = await headOf(page);
    // Only the robots' line is added.
    expect([text, head.elements]).toEqual([text, plain.elements + 1]);
    expect(page).not.toContain("Gizli");
    expect(head.contents["og:title"]!.length).toBeGreaterThan(0);
  }
});
