import { domainToUnicode } from "node:url";

/**
 * Normalises a host name typed by an administrator to the form addresses are compared in: ASCII, lower case, other letters as
 * `xn--`. A leading "@" and a trailing dot do not matter. Null for a text that is not the name of a mail host.
 */
export function mailDomain(typed: string): string | null {
  // A capital İ is the Turkish way to write this i; left to the rules of host names it would be a letter of its own.
  const name = typed.trim().replace(/^@/, "").replace(/\.$/, "").replaceAll("İ", "i");
  if (!/^[\p{L}\p{N}\p{M}.-]+$/u.test(name) || !URL.canParse(`http://${name}`)) return null;
  const { hostname, host } = new URL(`http://${name}`);
  return hostname === host && isHost.test(hostname) ? hostname : null;
}

/** Shows a domain with its non-ASCII letters, but leaves a name in `xn--` form if it could be taken for another. */
export function readableDomain(domain: string): string {
  if (!domain.includes("xn--")) return domain;
  const shown = domainToUnicode(domain);
  return /^[a-zçğıöşüâîû\d.-]+$/.test(shown) ? shown : domain;
}

const isHost = /^(?=.{4,253}$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{1,58}[a-z\d])$/;

/** Recognises public mail providers: an address there says nothing about a school. */
export const isForEverybody = (domain: string): boolean => forEverybody.has(domain) || isOfBrand(domain);

/** Recognises a brand under every ending, `hotmail.co.uk` as well. */
const isOfBrand = (domain: string): boolean => {
  const [brand = "", ...ending] = domain.split(".");
  return brands.has(brand) && (ending.length === 1 || (ending.length === 2 && ["co", "com"].includes(ending[0]!)));
};

const brands = new Set([
  "gmail",
  "googlemail",
  "hotmail",
  "outlook",
  "live",
  "msn",
  "windowslive",
  "yahoo",
  "ymail",
  "rocketmail",
  "icloud",
  "yandex",
  "gmx",
  "aol",
  "proton",
  "protonmail",
  "tutanota",
  "tuta",
  "zoho",
  "fastmail",
  "mynet",
  "yaani",
  "rambler",
  "orange",
  "laposte",
  "libero",
  "seznam",
  "posteo",
  "naver",
  "mailinator",
  "yopmail",
  "guerrillamail",
  "10minutemail",
]);
const forEverybody = new Set([
  "me.com",
  "mac.com",
  "ya.ru",
  "mail.ru",
  "bk.ru",
  "inbox.ru",
  "list.ru",
  "superonline.com",
  "ttmail.com",
  "pm.me",
  "web.de",
  "t-online.de",
  "mail.com",
  "email.com",
  "hey.com",
  "duck.com",
  "free.fr",
  "qq.com",
  "163.com",
  "temp-mail.org",
]);

/**
 * Recognises an ending that many schools share, such as the ministry's for schools. An address that ends in it directly, if
 * there is one, says nothing about a school.
 */
export const isOnlyAnEnding = (domain: string): boolean => endings.has(domain);

const endings = new Set(
  ["k12", "meb.k12", "edu", "gov", "bel", "com", "org", "net", "gen", "web", "info"].map((name) => `${name}.tr`),
);
