/** Faults that a phone finds before it joins, and the server finds again. */
export const noNickname = "Bir takma ad yaz.";
export const noNumber = "Numaranı yaz.";
export const codeTooShort = "Kod 6 rakam olmalı.";
