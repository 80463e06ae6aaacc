import { deviceMemory, quietly, recalled, remember } from "#browser/device";
import { newKey } from "#browser/new-key";
import type { Backups, Backup } from "./backup";

/**
 * Keeps backups in the browser's own storage. Without it a reload loses unsaved changes, and nothing else is different. Version
 * 0.1 had one place per set for all pages; a backup left there counts as left by a page without a name.
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

/** Tells if this device holds anything of any set that is not on the server yet. */
export const hasUnsent = (): boolean => addresses("").length > 0;
export const forgetUnsent = (): void => {
  for (const address of addresses("")) remember(address, null);
};

/**
 * Name of this page: the same after a reload, another one in a copy of the tab. It is stored only while no page uses it. A newer
 * page's backup, which this page cannot read, keeps its place.
 */
function ownPage(): string {
  const last = recalled(PAGE, "sessionStorage");
  const name =
    last === null || addresses("").some((at) => at.endsWith(`.${last}`) && !isBackup(valueAt(at))) ? newKey() : last;
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
  const value = valueAt(address);
  return isBackup(value) && value.id === setId ? { ...value, at: value.at ?? 0 } : null;
}

const valueAt = (address: string): unknown => quietly(() => JSON.parse(recalled(address) ?? "null") as unknown);

const isBackup = (value: unknown): value is Backup =>
  typeof value === "object" &&
  value !== null &&
  "version" in value &&
  value.version === 1 &&
  "questions" in value &&
  Array.isArray(value.questions);
