import { faultLine, goButton } from "../markup";

const hints = {
  number: "Sınıf listesindeki sıran. Kartın varsa üstündeki sayı.",
  school_no: "Okul numaran.",
} as const;

/** The way home, and the code that can be changed. */
const headOf = (code: string) =>
  `<div class="join-head"><a class="join-home" href="/">${document.querySelector(".join-home")?.innerHTML ?? "Bilye"}</a><a href="/student/join" aria-label="Kod ${code}, değiştir"><span class="num">${code}</span></a></div>`;

export const numberMarkup = (code: string, asks: keyof typeof hints): string => `${headOf(code)}
<h1><label for="number">Numaran kaç?</label></h1>
<form novalidate>
  <p class="number-hint" id="number-hint">${hints[asks]}</p>
  <input class="join-input join-code num" id="number" inputmode="numeric" autocomplete="off" enterkeyhint="go" data-most="${asks === "number" ? 2 : 5}" aria-describedby="number-hint number-fault">
  ${faultLine("number-fault")}
  ${goButton("number-go", "Devam")}
</form>
<p class="join-note">Adını yazman gerekmez, öğretmeninin listesinde var.</p>
<div class="join-circle" aria-hidden="true"><i class="number-place"></i></div>`;
