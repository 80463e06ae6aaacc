import type { Env } from "#browser/env";
import { storedToken } from "#browser/token";
import { call, twice } from "#api/requests";
import { forgetAccount } from "#api/sign-in/forget-account";
import { shownName, signedInStudent } from "./known-player";

/**
 * A classmate may still be signed in on a shared device: says whose history the result goes to, and lets the pupil end that
 * sign-in. Nothing is said about a teacher, who joins as a guest.
 */
export async function sayAccount(env: Env, place: HTMLElement): Promise<void> {
  const student = await signedInStudent(env);
  if (!student) return;
  const name = shownName(student.name);
  // Classes of the page's own styles: no sheet is loaded for a line that few see.
  place.innerHTML = `<p role="status" tabindex="-1"></p><div class="join-suggestions"><button type="button"></button></div>`;
  const [line, button] = [place.querySelector("p")!, place.querySelector("button")!];
  button.style.cssText = "margin-inline: auto; line-height: 1.2";
  // The empty circle below a form gives its room.
  place.nextElementSibling?.toggleAttribute("hidden", true);
  line.textContent = `Bu cihazda ${name} giriş yapmış; sonuç bu hesabın geçmişine yazılır.`;
  button.textContent = `Ben ${name} değilim`;
  button.addEventListener("click", () => {
    // A join under way has taken the account along.
    if (place.closest("main")!.querySelector("[aria-busy=true]")) return;
    signOut(env);
    button.remove();
    line.textContent = "Çıkış yapıldı; hesapsız katılıyorsun.";
    line.focus({ preventScroll: true });
  });
}

/** Signs out on this device at once, and on the server as soon as the call reaches it, even if the page is left. */
function signOut(env: Env): void {
  const token = storedToken();
  const lasting: Pick<Env, "fetch"> = { fetch: (path, init) => env.fetch(path, { ...init, keepalive: true }) };
  void twice(() => call<"POST /api/auth/logout">(lasting, "/api/auth/logout", null, { method: "POST", token }));
  forgetAccount();
}
