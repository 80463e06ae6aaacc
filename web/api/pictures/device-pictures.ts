/** A picture that waits on this device until the server has it, and the place it belongs to. */
export type WaitingPicture = {
  readonly setId: string;
  /** The question's own key while its page is open, and its id once the server has assigned one. */
  readonly question: string;
  readonly questionId: string | null;
  /** The option whose picture it is; null for the question's own. */
  readonly option: string | null;
  readonly name: string;
  /** The size of the file before it was made smaller. */
  readonly fileBytes: number;
  readonly blob: Blob;
  /** The key under which its upload is retried. */
  readonly key: string;
};
export type DevicePictures = {
  readonly of: (setId: string) => Promise<readonly WaitingPicture[]>;
  readonly keep: (picture: WaitingPicture) => Promise<void>;
  readonly remove: (key: string) => Promise<void>;
};

const NAME = "bilye.pictures";
const STORE = "waiting";

/** Kept in the browser's database. Without one, a reload loses a picture that was still on its way; nothing else changes. */
export const devicePictures: DevicePictures = {
  of: async (setId) => {
    const all = await ask<WaitingPicture[]>("readonly", (store) => store.getAll());
    return (all ?? []).filter((picture) => picture.setId === setId);
  },
  keep: async (picture) => void (await ask("readwrite", (store) => store.put(picture))),
  remove: async (key) => void (await ask("readwrite", (store) => store.delete(key))),
};

/** True if a picture of any set still waits on this device. */
export const hasUnsentPictures = async (): Promise<boolean> =>
  ((await ask<number>("readonly", (store) => store.count())) ?? 0) > 0;
export const forgetUnsentPictures = async (): Promise<void> => void (await ask("readwrite", (store) => store.clear()));

/** Null if the browser stores nothing. */
function ask<T>(mode: IDBTransactionMode, make: (store: IDBObjectStore) => IDBRequest): Promise<T | null> {
  return new Promise((resolve) => {
    const nothing = () => resolve(null);
    try {
      const opening = indexedDB.open(NAME, 1);
      opening.addEventListener("upgradeneeded", () => opening.result.createObjectStore(STORE, { keyPath: "key" }));
      opening.addEventListener("error", nothing);
      opening.addEventListener("blocked", nothing);
      opening.addEventListener("success", () => {
        const database = opening.result;
        const transaction = database.transaction(STORE, mode);
        const request = make(transaction.objectStore(STORE)) as IDBRequest<T>;
        const end = (value: T | null) => {
          database.close();
          resolve(value);
        };
        transaction.addEventListener("complete", () => end(request.result));
        transaction.addEventListener("error", () => end(null));
        transaction.addEventListener("abort", () => end(null));
      });
    } catch {
      nothing();
    }
  });
}
