import { inIstanbul } from "#shared/istanbul";
import { html } from "hono/html";
import type { DevMail } from "#protocol/http/replies/service";
import { inbox } from "#db/mails";
import { isLocalOrigin, isThisMachine } from "#mail/local-inbox";
import type { AppContext } from "#services/request/app-env";
import { route } from "#services/request/route";
import { Refused } from "#services/request/refused";

/**
 * Allows the inbox only if mail is not really sent, and only on this machine. A stranger's page in this machine's browser may
 * call it too, after pointing its domain here: so the requested host name must be this machine's own.
 */
function requireLocal(c: AppContext): void {
  const isFromHere = isThisMachine(c.req.header("cf-connecting-ip")) && isLocalOrigin(c.req.url);
  if (c.env.DEV_INBOX !== "on" || !isFromHere) throw new Refused("not_found");
}

const wantedAddress = (to: string | undefined) => to?.trim().toLocaleLowerCase("en") || undefined;

/** The local inbox. */
export const devMail = [
  /** For tests. */
  route("GET /api/dev/mail", requireLocal, async (c, { query, reply }) => {
    return reply({ items: await inbox(c.get("db"), wantedAddress(query.to)) });
  }),
  /** For people: newcomers finish a registration here. */
  route("GET /dev/mail", requireLocal, async (c, { query }) => {
    const to = wantedAddress(query.to);
    return c.html(page(await inbox(c.get("db"), to), to));
  }),
  route("GET /dev/mail.css", requireLocal, (c) => c.body(css, 200, { "content-type": "text/css; charset=utf-8" })),
];

const page = (mails: readonly DevMail[], to: string | undefined) =>
  html`<!doctype html>
    <html lang="tr" translate="no">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Yerel posta kutusu · Bilye</title>
        <link rel="stylesheet" href="/dev/mail.css" />
      </head>
      <body>
        <header>
          <h1>Yerel posta kutusu</h1>
          <p>Bilye bu bilgisayarda dışarıya posta göndermez; gönderilecek her e-posta buraya düşer. En yenisi üstte.</p>
          <form action="/dev/mail" role="search">
            <label for="to">Alıcı</label>
            <input id="to" name="to" type="email" value="${to ?? ""}" placeholder="ad@okul.test" autocomplete="off" />
            <button>Göster</button>
            <a href="/dev/mail">Tümü</a>
            <a href="/">Uygulamaya dön</a>
          </form>
        </header>
        <main>
          ${mails.length === 0 ? html`<p class="empty">Burada henüz posta yok. Kaydolunca doğrulama bağlantısı buraya gelir.</p>` : ""}
          ${mails.map(card)}
        </main>
      </body>
    </html>`;

const card = ({ to, subject, text, sent_at }: DevMail) =>
  html`<article>
    <h2>${subject}</h2>
    <p class="meta">
      <span>${to}</span> <time datetime="${new Date(sent_at).toISOString()}">${turkishTime(sent_at)}</time>
    </p>
    <div class="text">${linked(text)}</div>
  </article>`;

/** Escapes text and makes page addresses in it clickable. */
const linked = (text: string) =>
  text
    .trim()
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((part, i) => (i % 2 === 1 ? html`<a href="${part}">${part}</a>` : part))
    .map((part) => html`${part}`);

const turkishTime = (at: number) => inIstanbul({ dateStyle: "long", timeStyle: "medium" }).format(at);

const css = `
:root { color-scheme: light dark; --ink: #1b1f3b; --paper: #f4f5fa; --card: #fff; --line: #d9dcea; --link: #1f3fc4; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #eef0fb; --paper: #12142a; --card: #1c1f3d; --line: #343863; --link: #9db0ff; }
}
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 760px; padding: 24px 16px 64px; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, sans-serif; }
h1 { margin: 0; font-size: 28px; }
h2 { margin: 0; font-size: 19px; }
header { margin-bottom: 24px; }
form { display: flex; flex-wrap: wrap; gap: 8px 12px; align-items: center; }
label { font-weight: 600; }
input, button { min-height: 44px; padding: 8px 12px; border: 1px solid var(--line); border-radius: 10px; font: inherit; }
input { flex: 1 1 220px; background: var(--card); color: inherit; }
button { border-color: var(--link); background: transparent; color: var(--link); font-weight: 600; cursor: pointer; }
a { color: var(--link); overflow-wrap: anywhere; }
form a { padding: 10px 0; }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
article { margin-bottom: 16px; padding: 20px; border: 1px solid var(--line); border-radius: 16px; background: var(--card); }
.meta { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 4px 16px; margin: 4px 0 12px; opacity: 0.8; }
.meta span { overflow-wrap: anywhere; }
.text { white-space: pre-wrap; overflow-wrap: anywhere; }
.empty { padding: 32px 0; text-align: center; }
`;
