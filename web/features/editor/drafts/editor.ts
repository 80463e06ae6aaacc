import { waitAfter } from "#shared/ask-again";
import { isPassing } from "#api/requests";
import { newStore } from "#browser/store";
import { isSame } from "./draft";
import { draftOf, withRefused, type EditedSet, type ServerSet } from "./edited-set";
import { failureOf, sendSave, type EditorServer } from "./editor-server";
import { afterSave, isRefused, nextSave, type Save } from "./next-save";
import { reconcile, type Prefer } from "./reconcile";
import { backupOf, type Backups } from "./backup";
import { restored, withAllLeft } from "./restore";

type SaveState =
  | { readonly is: "saved"; readonly at: number | null }
  | { readonly is: "saving" }
  | { readonly is: "offline" }
  | { readonly is: "failed"; readonly message: string }
  | { readonly is: "conflict" }
  | { readonly is: "gone" };
export type Editing = { readonly set: EditedSet; readonly state: SaveState };

type EditorWorld = {
  readonly server: EditorServer;
  readonly backups: Backups;
  readonly now: () => number;
  /** Runs a function later; the returned function cancels it. */
  readonly after: (ms: number, run: () => void) => () => void;
};
export type Editor = ReturnType<typeof createEditor>;

const PAUSE_MS = 800;
/** Said if the server is an older version and has left out what it does not know. Asking again would go on without end. */
const NOT_WHOLE = "Bir sorunun bir bölümü sunucuya kaydedilemedi. Sayfayı yenileyin.";
const WAITS_MS = [2_000, 5_000, 10_000, 30_000];
/** Most conflicts ("the set has moved on") to catch up with before the save fails. */
const MOST_CATCH_UPS = 4;

/**
 * One set being edited: takes changes at once, keeps them on this device, and sends them to the server one call after another.
 * It never gives up anything typed, and never overwrites unseen changes on the server.
 */
export function createEditor(theirs: ServerSet, { server, backups, now, after }: EditorWorld) {
  const first = restored(theirs, backups, now());
  const editing = newStore<Editing>({
    set: first.set,
    state: first.isConflict ? { is: "conflict" } : { is: "saved", at: first.wasLeft ? null : theirs.updated_at },
  });
  let takeBack: (() => void) | undefined;
  let isRunning = false;
  let running: Promise<void> = Promise.resolve();
  let isClosed = false;
  let changedAt = Number.NEGATIVE_INFINITY;
  let failures = 0;
  let catchUps = 0;
  /** A save that has got no answer. */
  let unanswered: Save | null = null;
  let hasBackup = first.wasLeft && !first.isConflict && backupOf(first.set, null, 0) !== null;

  const show = (next: Partial<Editing>) => {
    editing.set({ ...editing.get(), ...next });
    if (next.set) keep(unanswered);
  };
  const keep = (sent: Save | null) => {
    const backup = backupOf(editing.get().set, sent, now());
    hasBackup = backup !== null;
    backups.put(theirs.id, backup);
  };
  /**
   * True if another page has taken this page's backup, because it thought the page was closed, and may have sent its changes.
   */
  const wasTaken = () => hasBackup && !backups.all(theirs.id).some(({ page }) => page === backups.page);
  const plan = (ms: number) => {
    takeBack?.();
    if (!isClosed) takeBack = after(ms, () => void start());
  };

  /** Resolves when everything that can be sent is sent; a save already under way takes the newest changes along. */
  const start = () => (isRunning ? running : (running = run()));
  async function run(): Promise<void> {
    if (hasTrouble()) return;
    isRunning = true;
    takeBack?.();
    try {
      if (unanswered || wasTaken()) await catchUp("ask");
      for (let save = nextSave(editing.get().set); save && !mustStop(); save = nextSave(editing.get().set)) {
        const rest = changedAt + PAUSE_MS - now();
        if (rest > 0) return plan(rest);
        show({ state: { is: "saving" } });
        await carryOut(save);
      }
      if (editing.get().set.questions.some(isRefused)) throw new Error(NOT_WHOLE);
      if (!hasTrouble()) settle();
    } catch (error) {
      fail(error);
    } finally {
      isRunning = false;
    }
    return undefined;
  }

  const mustStop = () => isClosed || hasTrouble();
  const hasTrouble = () => editing.get().state.is === "conflict" || editing.get().state.is === "gone";
  const settle = () => {
    failures = 0;
    if (editing.get().state.is !== "saved") show({ state: { is: "saved", at: now() } });
  };

  async function carryOut(save: Save) {
    unanswered = save;
    keep(save);
    try {
      const saved = await sendSave(server, theirs.id, save);
      unanswered = null;
      catchUps = 0;
      show({ set: afterSave(editing.get().set, saved) });
      if ("reply" in saved && "draft" in save && !isSame(draftOf(saved.reply.question), save.draft)) {
        show({ set: withRefused(editing.get().set, save.key, save.draft) });
      }
    } catch (error) {
      const { status, code } = failureOf(error);
      // A refusal is an answer; after a broken connection or a server error the save may still have been stored.
      if (status !== 0 && status < 500) unanswered = null;
      const hasMoved = code === "edit_conflict" || status === 404 || (status === 400 && save.do === "order");
      if (!hasMoved || ++catchUps > MOST_CATCH_UPS) throw error;
      await catchUp("ask");
    }
  }

  /** Fetches the server's current version. */
  async function catchUp(prefer: Prefer) {
    try {
      const { question_set } = await server.read(theirs.id);
      const { set, isConflict } = reconcile(editing.get().set, question_set, unanswered, prefer);
      unanswered = null;
      if (isConflict) return show({ set, state: { is: "conflict" } });
      const { set: whole, pages } = withAllLeft(set, question_set, { backups, now: now() });
      show({ set: whole });
      for (const page of pages) backups.remove(theirs.id, page);
    } catch (error) {
      if (failureOf(error).status !== 404) throw error;
      show({ state: { is: "gone" } });
    }
  }

  async function look(): Promise<void> {
    isRunning = true;
    try {
      await catchUp("ask");
    } catch {
      // The server was not reached: the next save will report it.
    } finally {
      isRunning = false;
    }
    await run();
  }

  async function decide(prefer: Prefer): Promise<void> {
    isRunning = true;
    show({ state: { is: "saving" } });
    try {
      await catchUp(prefer);
    } catch {
      show({ state: { is: "conflict" } });
    } finally {
      isRunning = false;
    }
  }

  function fail(error: unknown) {
    const { status, code, message } = failureOf(error);
    const wait = waitAfter(failures++, WAITS_MS);
    show({ state: status === 0 && code !== "server_away" ? { is: "offline" } : { is: "failed", message } });
    if (isPassing({ status })) plan(wait);
  }

  /** Saves without waiting for the pause: when the page is left, the network is back, or somebody asks for it. */
  const saveNow = () => {
    changedAt = Number.NEGATIVE_INFINITY;
    return start();
  };

  return {
    current: editing.get,
    subscribe: editing.subscribe,
    /** A change by the teacher; it is stored on this device before this returns. */
    change: (make: (set: EditedSet) => EditedSet) => {
      const set = make(editing.get().set);
      if (set === editing.get().set) return;
      changedAt = now();
      show({ set });
      if (!isRunning) plan(PAUSE_MS);
    },
    saveNow,
    /** Called when the page is visible again: another tab may have written in the meantime. */
    lookAgain: async () => {
      if (isRunning || hasTrouble()) return;
      running = look();
      await running;
    },
    /**
     * Applies the teacher's choice between the two versions. False if the server was not reached: the teacher is asked again.
     */
    resolve: async (prefer: "mine" | "theirs"): Promise<boolean> => {
      running = decide(prefer);
      await running;
      if (editing.get().state.is === "conflict") return false;
      await saveNow();
      return true;
    },
    start: () => {
      isClosed = false;
      if (nextSave(editing.get().set) && !hasTrouble()) plan(0);
    },
    /** Resolves when no call is under way any more; unsaved changes are in the backup. */
    close: (): Promise<void> => {
      isClosed = true;
      takeBack?.();
      return running;
    },
  };
}
