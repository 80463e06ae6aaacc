import { isEmailAddress, notAnAddress } from "#protocol/email-address";
import { formOfAddress, type Say } from "#api/form-of-address";

/** Form rules that the page can check before the server does. Empty: nothing is wrong. */

export const EMPTY = "Bu alan boş kalamaz.";

export function emailFault(email: string): string | undefined {
  if (email.trim() === "") return EMPTY;
  return isEmailAddress(email.trim()) ? undefined : notAnAddress;
}

export function newPasswordFault(password: string): string | undefined {
  if (password === "") return EMPTY;
  if (password.length < 8) return "Şifre en az 8 karakter olmalı.";
  return password.length > 128 ? "Şifre en çok 128 karakter olabilir." : undefined;
}

export const nameFault = (name: string, say: Say = formOfAddress("teacher")): string | undefined =>
  name.trim() === "" ? say("Adınızı ve soyadınızı yazın.", "Adını ve soyadını yaz.") : undefined;

/** Keeps only the errors. */
export function faults<Name extends string>(all: Record<Name, string | undefined>): Partial<Record<Name, string>> {
  return Object.fromEntries(Object.entries(all).filter(([, fault]) => fault !== undefined)) as Partial<
    Record<Name, string>
  >;
}
