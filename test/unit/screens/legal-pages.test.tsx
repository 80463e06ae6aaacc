import { existsSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { Component as Accessibility, met } from "#features/home/public/accessibility.tsx";
import { Component as Privacy } from "#features/home/public/privacy.tsx";
import { Component as Terms } from "#features/home/public/terms.tsx";

const cloud = {
  turnstile_site_key: "",
  operator: { name: "Atatürk Ortaokulu", address: "Ankara", email: "kvkk@okul.example" },
  retention_days: 180,
  audit_days: 730,
};

/** The text of a page, as a deployment with these facts shows it. */
async function textOf(Component: () => React.ReactNode, facts: object): Promise<string> {
  const handler = createStaticHandler([{ path: "/", loader: () => facts, element: <Component /> }]);
  const context = await handler.query(new Request("http://bilye.test/"));
  if (context instanceof Response) throw new Error("a page, not a reply");
  const markup = renderToStaticMarkup(
    <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} />,
  );
  return markup.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");
}

beforeEach(() => void vi.stubGlobal("matchMedia", () => ({ matches: true })));

test("a deployment on Cloudflare says so, and Turnstile is named only where it runs", async () => {
  const page = await textOf(Privacy, cloud);
  expect(page).toContain("Cloudflare altyapısında çalışır");
  expect(page).toContain("yurt dışındaki sunucularında");
  expect(page).toContain("Veri sorumlusu: Atatürk Ortaokulu");
  expect(page).not.toContain("Turnstile");
  expect(await textOf(Privacy, { ...cloud, turnstile_site_key: "0x1" })).toContain("Turnstile");
});

test("a school's own machine does not speak of Cloudflare or abroad, and of mail only where it sends some", async () => {
  const own = { ...cloud, own_machine: true, makes_accounts: true };
  const page = await textOf(Privacy, own);
  expect(page).not.toMatch(/Cloudflare|yurt dışındaki|Yurt dışına|geri dönüş yedekleri/);
  expect(page).toContain("kendi bilgisayarında çalışır; veriler o bilgisayarda durur. ");
  expect(await textOf(Privacy, { ...own, makes_accounts: undefined })).toContain("e-posta sunucusuyla gönderilir");
  expect(await textOf(Terms, own)).toContain("hesabı yönetici açar");
  expect(await textOf(Terms, cloud)).toContain("e-posta doğrulanır, yönetici onaylar");
});

test("a deployment without a controller says so, and sends nobody to an address that is not there", async () => {
  const page = await textOf(Privacy, { ...cloud, operator: { name: "", address: "", email: "" } });
  expect(page).toContain("aydınlatmanın yerine geçmez");
  expect(page).toContain("sorumlusu bildirilmemiş");
  expect(page).not.toContain("yukarıdaki adrese");
  expect(await textOf(Privacy, cloud)).toContain("ya da okula, sonra yukarıdaki adrese başvurabilir");
  // A server that did not answer is no deployment without a controller.
  const away = await textOf(Privacy, { ...cloud, operator: null });
  expect(away).toContain("şu an yüklenemedi");
  expect(away).not.toContain("bildirilmemiş");
});

test("no sentence promises a class list to its teacher alone: administrators may search for a pupil", async () => {
  const page = await textOf(Privacy, cloud);
  expect(page).not.toMatch(/yalnız (onu|hazırlayan|siz)/);
  expect(page).toContain("bir öğrenciyi adıyla arayabilir");
});

test("the accessibility statement names tests that exist, and shows each", async () => {
  expect(met.filter(([, file]) => !existsSync(file))).toEqual([]);
  const page = await textOf(Accessibility, cloud);
  for (const [, file] of met) expect(page).toContain(file);
});
