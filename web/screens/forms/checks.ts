import { limits } from "#shared/limits";
import { empty, noPersonName, passwordTooLong, passwordTooShort } from "#protocol/field-faults";
import { isEmailAddress, notAnAddress } from "#protocol/email-address";
import { formOfAddress, type Say } from "#api/form-of-address";

/** Form rules that the page can check before the server does. Empty: nothing is wrong. */

export const passwordHint = `En az ${limits.password.min} karakter.`;

export const emptyFault = (text: string): string | undefined => (text === "" ? empty : undefined);

export function emailFault(email: string): string | undefined {
  if (email.trim() === "") return empty;
  return isEmailAddress(email.trim()) ? undefined : notAnAddress;
}

export function newPasswordFault(password: string): string | undefined {
  if (password === "") return empty;
  if (password.length < limits.password.min) return passwordTooShort;
  return password.length > limits.password.max ? passwordTooLong : undefined;
}

export const nameFault = (name: string, say: Say = formOfAddress("teacher")): string | undefined =>
  name.trim() === "" ? say(noPersonName, "Adını ve soyadını yaz.") : undefined;

/** Keeps only the errors. */
export function faults<Name extends string>(all: Record<Name, string | undefined>): Partial<Record<Name, string>> {
  return Object.fromEntries(Object.entries(all).filter(([, fault]) => fault !== undefined)) as Partial<
    Record<Name, string>
  >;
}
