import { newKey } from "../../base/new-key";
import type { Shelf, Shelved } from "./shelf";

/**
 * In the browser's own storage. Where there is none, a reload loses what was not saved; nothing else changes. Version 0.1
 * kept one place a set for all pages; what it left there is found as if a page without a name had left it.
 */

const PREFIX = "bilye.draft.";
const PAGE = "bilye.page";

export function deviceShelf(): Shelf {
  const page = ownPage();
  return {
    page,
    all: (setId) =>
      addresses(setId)
        .flatMap((address) => {
          const shelved = read(address, setId);
          return shelved ? [{ page: address.slice(PREFIX.length + setId.length + 1), shelved }] : [];
        })
        .toSorted((a, b) => b.shelved.at - a.shelved.at),
    put(setId, shelved) {
      attempt(() =>
        shelved === null
          ? localStorage.removeItem(addressOf(setId, page))
          : localStorage.setItem(addressOf(setId, page), JSON.stringify(shelved)),
      );
    },
    remove: (setId, other) => void attempt(() => localStorage.removeItem(addressOf(setId, other))),
  };
}

/** Something on this device is not on the server yet, whatever set it belongs to. */
export const hasUnsent = (): boolean => addresses("").length > 0;
export const forgetUnsent = (): void => {
  for (const address of addresses("")) attempt(() => localStorage.removeItem(address));
};

/** The same after a reload, another one in a copy of this tab: the name is only left behind while no page uses it. */
function ownPage(): string {
  const name = attempt(() => sessionStorage.getItem(PAGE)) ?? newKey();
  const take = () => attempt(() => sessionStorage.removeItem(PAGE));
  take();
  addEventListener("pagehide", () => attempt(() => sessionStorage.setItem(PAGE, name)));
  addEventListener("pageshow", take);
  return name;
}

const addressOf = (setId: string, page: string) => PREFIX + setId + (page === "" ? "" : `.${page}`);

const addresses = (setId: string): string[] =>
  attempt(() => Object.keys(localStorage))?.filter(
    (key) => key === PREFIX + setId || key.startsWith(setId === "" ? PREFIX : `${PREFIX}${setId}.`),
  ) ?? [];

function read(address: string, setId: string): Shelved | null {
  const value: unknown = attempt(() => JSON.parse(localStorage.getItem(address) ?? "null") as unknown);
  return isShelved(value) && value.id === setId ? { ...value, at: value.at ?? 0 } : null;
}

const isShelved = (value: unknown): value is Shelved =>
  typeof value === "object" &&
  value !== null &&
  "version" in value &&
  value.version === 1 &&
  "questions" in value &&
  Array.isArray(value.questions);

/** Storage may be full, forbidden or broken: then there is nothing. */
function attempt<T>(use: () => T): T | null {
  try {
    return use();
  } catch {
    return null;
  }
}
