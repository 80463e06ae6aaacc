import type { ListedUser } from "#protocol/http/replies/people";
import { toast, toasts } from "#ui/overlays/toasts";
import { UNDO_MS } from "../delayed-decisions";

type Teacher = Pick<ListedUser, "id" | "name">;
type Side = "approved" | "rejected";
type Batch = { readonly toast: number; readonly to: Side; teachers: readonly Teacher[] };

/** The notifications about held decisions. One about several people counts only those whose decision still stands. */
export class SaidDecisions {
  private readonly batches = new Set<Batch>();

  /** Returns the function that ends the notification. */
  say(teachers: readonly Teacher[], to: Side, undo: () => void): () => void {
    const action = { label: "Geri al", run: undo };
    const batch = { toast: toast.success(words(teachers, to), { durationMs: UNDO_MS, action }), to, teachers };
    this.batches.add(batch);
    return () => this.end(batch);
  }

  takenBack(ids: readonly string[]): void {
    for (const batch of this.batches) {
      const left = batch.teachers.filter(({ id }) => !ids.includes(id));
      if (left.length === 0) this.end(batch);
      else if (left.length < batch.teachers.length) this.sayAgain(batch, left);
    }
  }

  private sayAgain(batch: Batch, teachers: readonly Teacher[]): void {
    batch.teachers = teachers;
    const text = words(teachers, batch.to);
    toasts.set(toasts.get().map((one) => (one.id === batch.toast ? { ...one, text } : one)));
  }

  private end(batch: Batch): void {
    this.batches.delete(batch);
    toast.close(batch.toast);
  }
}

/** "3 öğretmen onaylandı." */
function words(teachers: readonly Teacher[], to: Side): string {
  const who = teachers.length === 1 ? teachers[0]!.name : `${teachers.length} öğretmen`;
  return `${who} ${to === "approved" ? "onaylandı" : "reddedildi"}.`;
}
