import { limits } from "#shared/limits";
import { faultLine, goButton, icon } from "../markup.ts";

/**
 * The join form as it stands in the page before any script has run. Without a script it is a plain form that comes back here
 * with the typed values; with one it joins at once.
 */
const shuffle = icon(
  "M4 7h3c5 0 5 10 10 10h3M4 17h3c1.8 0 3-1.2 4-3M20 7h-3c-1.6 0-2.7.9-3.6 2.2M17.5 4.5 20 7l-2.5 2.5M17.5 14.5 20 17l-2.5 2.5",
);
const marble = (name: string) =>
  `<svg class="join-marble" viewBox="0 0 64 64" aria-hidden="true"><g id="${name}"><circle cx="32" cy="32" r="32" fill="#FF8B73"/><path fill="#FFD83D" transform="rotate(-38 32 32)" d="M-4 36C14 16 30 58 68 18V42C32 76 14 36-4 58Z"/><path fill="none" stroke="#0E1446" stroke-width="6" transform="rotate(-38 32 32)" d="M-2 26C16 6 32 46 66 8"/></g><circle class="join-rim" cx="32" cy="32" r="30.8"/><path class="join-shine" d="M10.6 24.1A22.5 22.5 0 0 1 24.1 10.6 2.5 2.5 0 0 1 25.9 15.4 17.5 17.5 0 0 0 15.4 25.9 2.5 2.5 0 0 1 10.6 24.1Z"/></svg>`;

const logo =
  "M330 774Q268 774 220 743Q173 711 147 653Q120 596 120 515Q120 428 146 371Q171 313 218 285Q265 257 328 257Q393 257 445 290Q496 323 526 382Q555 440 555 515Q555 589 526 648Q497 707 447 740Q396 774 330 774ZM45 760V79H218V420H209V619H218L174 760ZM295 605Q330 605 354 580Q379 554 379 515Q379 476 354 450Q330 424 295 424Q260 424 235 450Q210 476 210 515Q210 554 235 580Q260 605 295 605ZM786 760H612V270H786ZM1036 765Q993 765 955 749Q918 733 894 696Q871 659 871 596V79H1044V535Q1044 575 1056 585Q1068 595 1090 595V762Q1081 764 1064 764Q1048 765 1036 765ZM1307 738 1109 270H1283L1478 731ZM1217 950 1503 270H1677L1390 950ZM1940 769Q1865 769 1809 738Q1754 707 1723 650Q1692 593 1692 515Q1692 440 1723 382Q1754 323 1809 290Q1865 257 1940 257Q2017 257 2073 292Q2128 327 2158 385Q2188 443 2188 512Q2188 529 2187 544Q2186 558 2184 566H1817V452H2049L2038 484Q2038 442 2014 416Q1991 389 1942 389Q1897 389 1870 415Q1844 441 1844 485V541Q1844 589 1873 614Q1902 640 1953 640Q1993 640 2018 624Q2042 609 2059 585L2172 645Q2141 702 2081 735Q2020 769 1940 769Z";

export const homeLink = `<a class="join-home" href="/"><svg viewBox="20 -10 2190 970" height="38" width="87" role="img" aria-label="Bilye, ana sayfa"><path fill="currentColor" d="${logo}"/><circle fill="#FF8B73" cx="699" cy="111" r="119"/></svg></a>`;

export const joinMarkup = `
<main class="join on-field">
  <div class="join-head">
    ${homeLink}
    <a id="login" href="/auth/login?role=student">Giriş yap</a>
  </div>
  <div class="join-resume" id="resume" hidden><p id="resume-text"></p><a id="resume-go" href="/student/join">Devam et</a></div>
  <h1>Oyuna katıl</h1>
  <form id="join" method="get" action="/student/join" novalidate>
    <div class="join-field">
      <div class="join-label"><label for="code">Oyun kodu</label><small id="code-hint">6 rakam, tahtada yazıyor</small></div>
      <input class="join-input join-code num" id="code" name="code" inputmode="numeric" autocomplete="off" enterkeyhint="next" required aria-describedby="code-hint code-fault">
      ${faultLine("code-fault")}
    </div>
    <div class="join-field">
      <div class="join-label"><label for="nickname">Takma adın</label><small class="num" id="count">0 / ${limits.nickname}</small></div>
      <div class="join-nick">
        ${marble("marble")}
        <input class="join-input" id="nickname" name="nickname" data-most="${limits.nickname}" autocomplete="off" autocapitalize="words" spellcheck="false" enterkeyhint="go" required aria-describedby="nickname-fault">
        <button type="button" id="shuffle" aria-label="Bilyeni değiştir" hidden>${shuffle}</button>
      </div>
      <div role="alert">${faultLine("nickname-fault", "")}<div class="join-suggestions" id="suggestions" hidden></div></div>
    </div>
    ${faultLine("join-fault")}
    ${goButton("go", "Oyuna gir")}
  </form>
  <p class="join-note"><span id="note" role="status">Hesap açman gerekmez.</span> <a id="letters" href="/odev">Kodumda harf var</a></p>
  <div class="join-circle" aria-hidden="true">${marble("big-marble")}<p>Bu senin bilyen.<span>Tahtada onu ara.</span></p></div>
</main>`;
