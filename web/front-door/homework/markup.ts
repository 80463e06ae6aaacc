import { limits } from "#shared/limits";
import { homeLink } from "../game/markup.ts";
import { faultLine, goButton } from "../markup.ts";

/**
 * The start of a homework as it stands in the page before any script has run: the homework, and its question for a number or a
 * nickname, are filled in later. Without a script it is a plain form that comes back here with the typed values.
 */
export const homeworkMarkup = `
<main class="join on-field odev">
  <div class="join-head">${homeLink}<span>Ödev</span></div>
  <h1 id="title" tabindex="-1">Ödeve başla</h1>
  <p class="odev-lead" id="lead"></p>
  <dl class="odev-facts" id="facts">
    <div><dt>Sorular</dt><dd>kendi hızında</dd></div>
    <div><dt>Son gün</dt><dd id="due"></dd></div>
    <div><dt>Deneme hakkı</dt><dd id="attempts"></dd></div>
  </dl>
  <form id="start" method="get" novalidate>
    <div class="join-field">
      <div class="join-label"><label for="who" id="who-label">Numaran ya da takma adın</label><small id="who-hint"></small></div>
      <input class="join-input" id="who" name="who" data-most="${limits.nickname}" autocomplete="off" spellcheck="false" enterkeyhint="go" required aria-describedby="who-hint who-fault">
      ${faultLine("who-fault")}
      <div class="join-suggestions" id="suggestions" hidden></div>
    </div>
    ${goButton("go", "Devam")}
  </form>
  <p class="join-note"><a id="back" href="?devam">Daha önce başladım, devam edeceğim</a></p>
  <div class="join-note" id="account"></div>
  <div class="join-circle odev-place" aria-hidden="true"></div>
</main>`;
