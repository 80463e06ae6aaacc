import { useState } from "react";
import type { ReviewListReply, ReviewRow } from "#protocol/http/replies/library";
import { ApiError, messageOf } from "#api/api-error";
import { review } from "#api/library-api";
import { toast } from "#ui/overlays/toasts";
import { DelayedDecisions, useDelayedDecisions } from "../delayed-decisions";

/**
 * Decision about a row since its list was loaded. `held` can be taken back; `moved` means that there was no decision, because
 * the set has a newer edition.
 */
export type Deed = "listed" | "kept" | "refused" | "hidden" | "moved";
export type Done = { readonly row: ReviewRow; readonly deed: Deed; readonly step: "held" | "busy" | "done" };

const deeds = { list: "listed", refuse: "refused", hide: "hidden" } as const;
type Decision = keyof typeof deeds;

export const heldReviews = new DelayedDecisions();

/** Decides about editions of a list, with time to undo each decision. A list that is loaded again has those that were sent. */
export function useReview(list: ReviewListReply) {
  const [done, setDone] = useState<ReadonlyMap<string, Done>>(new Map());
  const [decided, setDecided] = useState(list);
  if (decided !== list) {
    setDecided(list);
    setDone(new Map());
  }
  /** Replaced edition → its successor. */
  const [newest, setNewest] = useState<ReadonlyMap<string, ReviewRow>>(new Map());
  useDelayedDecisions(heldReviews);
  const set = (row: ReviewRow, deed: Deed | null, step: Done["step"] = "done") =>
    setDone((old) => {
      const next = new Map(old);
      if (deed) next.set(row.id, { row, deed, step });
      else next.delete(row.id);
      return next;
    });

  const decide = (row: ReviewRow, decision: Decision, reason = ""): void => {
    const deed = decision === "list" && row.state === "listed" ? "kept" : deeds[decision];
    set(row, deed, "held");
    heldReviews.hold(row.id, async () => {
      set(row, deed, "busy");
      try {
        await review.decide(row, decision, reason);
        set(row, deed);
      } catch (error) {
        set(row, error instanceof ApiError && error.code === "edition_moved" ? "moved" : null);
        toast.error(messageOf(error), { title: `Karar kaydedilemedi: ${row.title}` });
      }
    });
  };
  const takeBack = (row: ReviewRow) => {
    if (heldReviews.takeBack(row.id)) set(row, null);
  };
  const now = (row: ReviewRow): ReviewRow => {
    const newer = newest.get(row.id);
    return newer ? now(newer) : row;
  };
  const renew = async (row: ReviewRow): Promise<ReviewRow | null> => {
    try {
      const { edition } = await review.open(row.set_id);
      setNewest((old) => new Map(old).set(row.id, edition));
      return edition;
    } catch (error) {
      toast.error(messageOf(error), { title: `Yeni hâli açılamadı: ${row.title}` });
      return null;
    }
  };
  return { done, doneTo: ({ id }: ReviewRow) => done.get(id), decide, takeBack, now, renew };
}
export type Review = ReturnType<typeof useReview>;
