const hints = {
  number: "Sınıf listesindeki sıran. Kartın varsa üstündeki sayı.",
  school_no: "Okul numaran.",
} as const;

/** The way home, and the code that can be changed. */
export const headOf = (code: string) =>
  `<div class="join-head"><a class="join-home" href="/">${document.querySelector(".join-home")?.innerHTML ?? "Bilye"}</a><a href="/student/join" aria-label="Kod ${code}, değiştir"><span class="num">${code}</span></a></div>`;

const go = (id: string, text: string) =>
  `<button class="join-go" id="${id}"><span class="join-spinner" hidden></span><span>${text}</span></button>`;

const warning = `<svg class="join-icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M12 4 2.5 20h19ZM12 10v4.5M12 17.4v.1"/></svg>`;

export const numberMarkup = (code: string, asks: keyof typeof hints): string => `${headOf(code)}
<h1><label for="number">Numaran kaç?</label></h1>
<form novalidate>
  <p class="number-hint" id="number-hint">${hints[asks]}</p>
  <input class="join-input join-code num" id="number" inputmode="numeric" autocomplete="off" enterkeyhint="go" maxlength="${asks === "number" ? 2 : 5}" aria-describedby="number-hint number-fault">
  <p class="join-fault" id="number-fault" role="alert" hidden>${warning}<span></span></p>
  ${go("number-go", "Devam")}
</form>
<p class="join-note">Adını yazman gerekmez, öğretmeninin listesinde var.</p>
<div class="join-circle" aria-hidden="true"><i class="number-place"></i></div>`;

/** Below the head of its page. */
export const confirmMarkup = (head: string, number: string): string => `${head}
<div class="number-circle">
  <h1 tabindex="-1" aria-describedby="number-who">Bu sen misin?</h1>
  <svg class="join-marble" viewBox="0 0 64 64" aria-hidden="true"><g></g><circle class="join-rim" cx="32" cy="32" r="30.8"/><path class="join-shine" d="M10.6 24.1A22.5 22.5 0 0 1 24.1 10.6 2.5 2.5 0 0 1 25.9 15.4 17.5 17.5 0 0 0 15.4 25.9 2.5 2.5 0 0 1 10.6 24.1Z"/></svg>
  <p><b id="number-name"></b>${number} numara</p>
  <span id="number-who" hidden></span>
</div>
${go("number-yes", "Evet, benim")}
<button class="number-no" id="number-no" type="button">Hayır, numarayı düzelt</button>`;
