import { dashboards } from "#api/sign-in/guard";
import type { MeReply } from "#protocol/http/replies/people";
import { notOld } from "#browser/old-browser";
import { reduceMotionOnWeakDevices } from "#browser/reduced-motion";
import { applyTheme, chosenTheme } from "#browser/theme";
import { printInLight } from "#browser/theme-choice";
import { storedToken } from "#browser/token";
import { enlivenCodeBox } from "#front-door/code-box-alive";
import { enlivenSamples } from "#features/home/public/home/sample-alive";
import * as header from "#screens/site-header.module.css";
import { ownPage } from "#words/shared-sentences";

/** The first page's script: the page is in its HTML, and this brings the form of a code and the questions to life. */

applyTheme();
notOld();
reduceMotionOnWeakDevices();
printInLight();
choosePictures();
enlivenCodeBox(document.querySelector("form")!);
enlivenSamples(document.querySelector("[data-samples]")!);
void nameOwnPage();

/** Pictures follow the device's theme; a theme chosen here comes first. */
function choosePictures(): void {
  const theme = chosenTheme();
  if (theme === "system") return;
  for (const source of document.querySelectorAll<HTMLSourceElement>("picture source")) {
    source.media = theme === "dark" ? "all" : "not all";
  }
}

/** Shows somebody signed in the way to their first page in place of the ways to an account. */
async function nameOwnPage(): Promise<void> {
  const token = storedToken();
  const [login, register] = ["login", "register"].map((name) =>
    document.querySelector<HTMLAnchorElement>(`header a[href="/auth/${name}"]`),
  );
  if (token === null || !login || !register) return;
  const headers = { accept: "application/json", authorization: `Bearer ${token}` };
  const reply = await fetch("/api/auth/me", { headers }).catch(() => null);
  if (!reply?.ok) return;
  const { user } = (await reply.json()) as MeReply;
  register.remove();
  login.href = dashboards[user.role];
  login.textContent = ownPage;
  login.className = header.outlined!;
}
