import type { ListedUser } from "#protocol/http/replies/people";
import { toast, toasts } from "#ui/overlays/toasts";
import { UNDO_MS } from "../delayed-decisions";
import { deeds, type Deed } from "./deeds";

type Person = Pick<ListedUser, "id" | "name">;
type Batch = { readonly toast: number; readonly deed: Deed; people: readonly Person[] };

/** The notifications about held decisions. One about several people counts only those whose decision still stands. */
export class SaidDecisions {
  private readonly batches = new Set<Batch>();

  /** Returns the function that ends the notification. */
  say(people: readonly Person[], deed: Deed, undo: () => void): () => void {
    const action = { label: "Geri al", run: undo };
    const batch = { toast: toast.success(words(people, deed), { durationMs: UNDO_MS, action }), deed, people };
    this.batches.add(batch);
    return () => this.end(batch);
  }

  takenBack(ids: readonly string[]): void {
    for (const batch of this.batches) {
      const left = batch.people.filter(({ id }) => !ids.includes(id));
      if (left.length === 0) this.end(batch);
      else if (left.length < batch.people.length) this.sayAgain(batch, left);
    }
  }

  private sayAgain(batch: Batch, people: readonly Person[]): void {
    batch.people = people;
    const text = words(people, batch.deed);
    toasts.set(toasts.get().map((one) => (one.id === batch.toast ? { ...one, text } : one)));
  }

  private end(batch: Batch): void {
    this.batches.delete(batch);
    toast.close(batch.toast);
  }
}

/** "3 öğretmen onaylandı." */
const words = (people: readonly Person[], deed: Deed): string => `${whoOf(people)} ${deeds[deed].said}`;

export const whoOf = (people: readonly Person[]): string =>
  people.length === 1 ? people[0]!.name : `${people.length} öğretmen`;
