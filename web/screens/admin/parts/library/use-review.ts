import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { ReviewRow } from "#protocol/http/library";
import { ApiError, messageOf } from "../../../../lib/calls/api-error";
import { review } from "../../../../lib/calls/library-api";
import { toast } from "../../../../ui/overlays/toasts";

/**
 * What was done to a row since its list was loaded. `waiting` is in the library in a moment, and can be taken back; `moved` was
 * not decided about, since its set has another edition by now.
 */
export type Deed = "waiting" | "busy" | "listed" | "kept" | "refused" | "hidden" | "moved";
export type Done = { readonly row: ReviewRow; readonly deed: Deed };

const UNDO_MS = 8000;
const done = { list: "listed", refuse: "refused", hide: "hidden" } as const;

/**
 * Deciding about editions. What is let in can be taken back for a while and is sent after it, or when the page is left:
 * the author gets no mail about what was a slip.
 */
export function useReview() {
  const [deeds, setDeeds] = useState<ReadonlyMap<string, Done>>(new Map());
  /** By the edition that moved: the one that took its place. */
  const [newest, setNewest] = useState<ReadonlyMap<string, ReviewRow>>(new Map());
  const waiting = useRef(new Map<string, { readonly row: ReviewRow; readonly timer: number }>());
  const set = (row: ReviewRow, deed: Deed | null) =>
    setDeeds((old) => {
      const next = new Map(old);
      if (deed) next.set(row.id, { row, deed });
      else next.delete(row.id);
      return next;
    });

  const decide = async (row: ReviewRow, decision: keyof typeof done, reason = ""): Promise<void> => {
    waiting.current.delete(row.id);
    set(row, "busy");
    try {
      await review.decide(row, decision, reason);
      set(row, decision === "list" && row.state === "listed" ? "kept" : done[decision]);
    } catch (error) {
      set(row, error instanceof ApiError && error.code === "edition_moved" ? "moved" : null);
      toast.error(messageOf(error, "Biraz sonra yeniden deneyin."), { title: `Karar kaydedilemedi: ${row.title}` });
    }
  };
  const letIn = (row: ReviewRow) => {
    const timer = window.setTimeout(() => void decide(row, "list"), UNDO_MS);
    waiting.current.set(row.id, { row, timer });
    set(row, "waiting");
  };
  const takeBack = (row: ReviewRow) => {
    clearTimeout(waiting.current.get(row.id)?.timer);
    waiting.current.delete(row.id);
    set(row, null);
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
      toast.error(messageOf(error, "Biraz sonra yeniden deneyin."), { title: `Yeni hâli açılamadı: ${row.title}` });
      return null;
    }
  };
  const sendAll = useEffectEvent(() => {
    for (const { row, timer } of waiting.current.values()) {
      clearTimeout(timer);
      void decide(row, "list");
    }
  });
  useEffect(() => {
    const leave = () => sendAll();
    addEventListener("pagehide", leave);
    return () => {
      removeEventListener("pagehide", leave);
      sendAll();
    };
  }, []);
  return { deeds, deedOf: ({ id }: ReviewRow) => deeds.get(id)?.deed, decide, letIn, takeBack, now, renew };
}
export type Review = ReturnType<typeof useReview>;
