import "./number.css";
import { marbleSeed } from "#ui/marble/marble-art";
import { drawMarble } from "#ui/marble/marble-element";
import type { Env } from "#browser/env";
import { storedToken } from "#browser/token";
import { setBusy } from "../form";
import { goButton } from "../markup";
import { isBusy, showPage } from "./form-page";

type Named = {
  readonly env: Env;
  readonly name: string;
  readonly number: string;
  /** Takes the seat, and shows another page whatever becomes of it. */
  readonly onYes: () => void;
  readonly onNo: () => void;
};

/** Replaces the form: a pupil sees the short name behind their number, and confirms it. */
export function askName({ env, name, number, onYes, onNo }: Named, names = "number"): void {
  const head = document.querySelector(".join-head")!.outerHTML;
  const page = showPage(confirmMarkup(head, number), names);
  page.querySelector("#number-name")!.textContent = name;
  page.querySelector("#number-who")!.textContent = `${name}, ${number} numara`;
  drawMarble(page.querySelector("svg g")!, marbleSeed(name));
  const yes = page.querySelector("#number-yes")!;
  const no = page.querySelector("#number-no")!;
  yes.addEventListener("click", () => {
    if (isBusy(yes)) return;
    setBusy(yes, true);
    no.toggleAttribute("disabled", true);
    onYes();
  });
  no.addEventListener("click", onNo);
  if (storedToken()) {
    const account = page.querySelector<HTMLElement>("#account")!;
    page.classList.add("number-shared");
    void import("../account/account-part").then(
      (part) => part.sayAccount(env, account),
      () => {},
    );
  }
  page.querySelector("h1")!.focus({ preventScroll: true });
}

/** Below the head of its page. */
const confirmMarkup = (head: string, number: string): string => `${head}
<div class="number-circle">
  <h1 tabindex="-1" aria-describedby="number-who">Bu sen misin?</h1>
  <svg class="join-marble" viewBox="0 0 64 64" aria-hidden="true"><g></g><circle class="join-rim" cx="32" cy="32" r="30.8"/><path class="join-shine" d="M10.6 24.1A22.5 22.5 0 0 1 24.1 10.6 2.5 2.5 0 0 1 25.9 15.4 17.5 17.5 0 0 0 15.4 25.9 2.5 2.5 0 0 1 10.6 24.1Z"/></svg>
  <p><b id="number-name"></b>${number} numara</p>
  <span id="number-who" hidden></span>
</div>
${goButton("number-yes", "Evet, benim")}
<button class="number-no" id="number-no" type="button">Hayır, numarayı düzelt</button>
<div class="join-note number-account" id="account"></div>`;
