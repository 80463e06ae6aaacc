import { faultLine, goButton } from "../markup";

/** The pages that few pupils see before their work begins, in the form's own look. */

const head = () =>
  `<div class="join-head">${document.querySelector(".join-home")?.outerHTML ?? ""}<span>Ödev</span></div>`;

const clock = `<svg class="join-icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 7.5V12l3 2"/></svg>`;

export const messageMarkup = () => `${head()}
<div class="odev-middle">
  <span class="odev-clock" aria-hidden="true">${clock}</span>
  <h1 tabindex="-1"></h1>
  <p></p>
</div>
<p class="join-note" hidden><a href="?devam">Daha önce başladım, sonucuma bakacağım</a></p>`;

export const codeMarkup = (isWrong: boolean) => `${head()}
<h1>${isWrong ? "Ödev bulunamadı" : "Ödeve başla"}</h1>
<p class="odev-lead" id="code-lead">Öğretmeninin verdiği kodu yaz, ya da adresin tamamını yapıştır.</p>
<form novalidate>
  <div class="join-field">
    <div class="join-label"><label for="code">Ödev kodu</label><small>7 harf ve rakam</small></div>
    <input class="join-input num" id="code" autocomplete="off" autocapitalize="characters" spellcheck="false" enterkeyhint="go" aria-describedby="code-lead code-fault">
    ${faultLine("code-fault")}
  </div>
  ${goButton("code-go", "Devam")}
</form>`;

export const backMarkup = (isNumber: boolean) => `${head()}
<h1 tabindex="-1">Kaldığın yerden</h1>
<p class="odev-lead">${isNumber ? "Numaranı" : "Takma adını"} ve sakladığın dört rakamı yaz.</p>
<form novalidate>
  <div class="join-field">
    <div class="join-label"><label for="again-who">${isNumber ? "Numaran" : "Takma adın"}</label></div>
    <input class="join-input num" id="again-who" autocomplete="off" spellcheck="false" enterkeyhint="next" ${isNumber ? `inputmode="numeric" data-most="5"` : ""} aria-describedby="again-who-fault">
    ${faultLine("again-who-fault")}
  </div>
  <div class="join-field">
    <div class="join-label"><label for="pin">Geri dönüş sayın</label></div>
    <input class="join-input odev-pin num" id="pin" inputmode="numeric" autocomplete="off" data-most="4" enterkeyhint="go" aria-describedby="pin-fault">
    ${faultLine("pin-fault")}
  </div>
  ${goButton("again-go", "Devam et")}
</form>
<p class="join-note">Unuttuysan öğretmenine söyle, sana yenisini versin.</p>
<p class="join-note"><a id="again-home" href="?">Yeni başlıyorum</a></p>`;
