import { deviceMemory, quietly, recalled, remember } from "#browser/device";
import { newKey } from "#browser/new-key";
import type { Backups, Backup } from "./backup";

/**
 * In the browser's own storage. Where there is none, a reload loses what was not saved; nothing else changes. Version 0.1
 * kept one place a set for all pages; what it left there is found as if a page without a name had left it.
 */

const PREFIX = "bilye.draft.";
const PAGE = "bilye.page";

export function deviceBackups(): Backups {
  const page = ownPage();
  return {
    page,
    all: (setId) =>
      addresses(setId)
        .flatMap((address) => {
          const backup = read(address, setId);
          return backup ? [{ page: address.slice(PREFIX.length + setId.length + 1), backup }] : [];
        })
        .toSorted((a, b) => b.backup.at - a.backup.at),
    put(setId, backup) {
      remember(addressOf(setId, page), backup && JSON.stringify(backup));
    },
    remove: (setId, other) => void remember(addressOf(setId, other), null),
  };
}

/** Something on this device is not on the server yet, whatever set it belongs to. */
export const hasUnsent = (): boolean => addresses("").length > 0;
export const forgetUnsent = (): void => {
  for (const address of addresses("")) remember(address, null);
};

/** The same after a reload, another one in a copy of this tab: the name is only left behind while no page uses it. */
function ownPage(): string {
  const name = recalled(PAGE, "sessionStorage") ?? newKey();
  forgetPage();
  addEventListener("pagehide", () => remember(PAGE, name, "sessionStorage"));
  addEventListener("pageshow", forgetPage);
  return name;
}
const forgetPage = () => remember(PAGE, null, "sessionStorage");

const addressOf = (setId: string, page: string) => PREFIX + setId + (page === "" ? "" : `.${page}`);

function addresses(setId: string): string[] {
  const storage = deviceMemory();
  const keys = quietly(() => Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? "")) ?? [];
  return keys.filter((key) => key === PREFIX + setId || key.startsWith(setId === "" ? PREFIX : `${PREFIX}${setId}.`));
}

function read(address: string, setId: string): Backup | null {
  const value: unknown = quietly(() => JSON.parse(recalled(address) ?? "null") as unknown);
  return isBackup(value) && value.id === setId ? { ...value, at: value.at ?? 0 } : null;
}

const isBackup = (value: unknown): value is Backup =>
  typeof value === "object" &&
  value !== null &&
  "version" in value &&
  value.version === 1 &&
  "questions" in value &&
  Array.isArray(value.questions);
