import { domainToUnicode } from "node:url";

/**
 * A host name as an administrator writes it, the way addresses are compared: ASCII, lower case, other letters in their `xn--` form. A
 * leading "@" and a point at the end do not matter. Null for what is no name of a mail host.
 */
export function mailDomain(typed: string): string | null {
  // A capital İ is the Turkish way to write this i; left to the rules of host names it would be a letter of its own.
  const name = typed.trim().replace(/^@/, "").replace(/\.$/, "").replaceAll("İ", "i");
  if (!/^[\p{L}\p{N}\p{M}.-]+$/u.test(name) || !URL.canParse(`http://${name}`)) return null;
  const { hostname, host } = new URL(`http://${name}`);
  return hostname === host && isHost.test(hostname) ? hostname : null;
}

/** As it was written, where it has letters beyond ASCII; what cannot be told apart from another name is left in its `xn--` form. */
export function readableDomain(domain: string): string {
  if (!domain.includes("xn--")) return domain;
  const shown = domainToUnicode(domain);
  return /^[a-zçğıöşüâîû\d.-]+$/.test(shown) ? shown : domain;
}

const isHost = /^(?=.{4,253}$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{1,58}[a-z\d])$/;

/** Where everybody may have an address: it says nothing of a school. */
export const isForEverybody = (domain: string): boolean => forEverybody.has(domain);

const forEverybody = new Set([
  "gmail.com",
  "googlemail.com",
  "hotmail.com",
  "hotmail.com.tr",
  "outlook.com",
  "outlook.com.tr",
  "live.com",
  "msn.com",
  "windowslive.com",
  "yahoo.com",
  "yahoo.com.tr",
  "ymail.com",
  "icloud.com",
  "me.com",
  "mac.com",
  "yandex.com",
  "yandex.com.tr",
  "yandex.ru",
  "ya.ru",
  "mail.ru",
  "mynet.com",
  "yaani.com",
  "superonline.com",
  "ttmail.com",
  "proton.me",
  "protonmail.com",
  "pm.me",
  "tutanota.com",
  "tuta.com",
  "gmx.com",
  "gmx.de",
  "web.de",
  "aol.com",
  "mail.com",
  "zoho.com",
  "fastmail.com",
  "hey.com",
  "duck.com",
  "mailinator.com",
]);

/** What the names of many schools end with: no address stands right below it, so it would approve nobody. */
export const isOnlyAnEnding = (domain: string): boolean => endings.has(domain);

const endings = new Set(
  ["k12", "edu", "gov", "bel", "com", "org", "net", "gen", "web", "info"].map((name) => `${name}.tr`),
);
