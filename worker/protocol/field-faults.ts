import { limits } from "#shared/limits";

/** Faults of fields that a page finds before it sends them, and the server finds again. */

export const empty = "Bu alan boş kalamaz.";
export const noPersonName = "Adınızı ve soyadınızı yazın.";
export const noSetTitle = "Sete bir ad verin.";
export const noFolderName = "Klasöre bir ad verin.";
export const noHomeworkTitle = "Ödeve bir ad verin.";
export const noTeamName = "Takıma bir ad verin.";
export const teamsAlike = "İki takımın adı aynı.";
export const noClassName = "Sınıfa bir ad verin.";
export const noStudentName = "Öğrencinin adını yazın.";
export const noTimeZone = "Saat dilimini listeden seçin.";
export const noKeyName = "Anahtara bir ad verin.";

export const passwordTooShort = `Şifre en az ${limits.password.min} karakter olmalı.`;
export const passwordTooLong = `Şifre en çok ${limits.password.max} karakter olabilir.`;

export const setFull = `Bir sette en çok ${limits.questionsPerSet} soru olabilir.`;
export const unfitName = "Bu ad uygun değil.";

/** Said to administrators alone: to anybody else it would tell who has an account. */
export const addressTaken = "Bu adres başka bir hesabın.";
/** A role that may register. */
export const noRole = "Öğretmen ya da öğrenci seçin.";
