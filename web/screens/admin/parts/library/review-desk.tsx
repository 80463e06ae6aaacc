import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import type { ReviewListReply, ReviewRow } from "#protocol/http/library";
import { review, type ReviewTab } from "../../../../lib/calls/library-api";
import { usePages } from "../../../../lib/use/use-pages";
import { useNarrowing } from "../../../../lib/use/use-narrowing";
import { MoreButton } from "../../../../parts/page/more-button";
import { cx } from "../../../../ui/cx";
import { useKeyDown } from "../../../../ui/use/use-key-down";
import { OpenEdition } from "./open-edition";
import { ReasonDialog } from "./reason-dialog";
import styles from "./review-desk.module.css";
import { ReviewRows } from "./review-rows";
import type { Review } from "./use-review";

/** Nobody decides by a key about a set that is not on the screen yet, or not at all. */
const isShown = (): boolean => (document.querySelector<HTMLElement>("[data-decide]")?.offsetHeight ?? 0) > 0;

type Props = { readonly state: ReviewTab; readonly first: ReviewListReply; readonly deciding: Review };

/** The list left, the whole set right; on a phone the list, then the set as a page. */
export function ReviewDesk({ state, first, deciding }: Props) {
  const { rows: loaded, ...more } = usePages(first, (page, after) => review.list({ state, page, after }));
  // What took an edition's place may be in the list already.
  const rows = [...new Map(loaded.map(deciding.now).map((row) => [row.id, row] as const)).values()];
  const [params] = useSearchParams();
  const narrow = useNarrowing();
  const [toExplain, setToExplain] = useState<ReviewRow | null>(null);
  const asked = params.get("set");
  const open = rows.find(({ id }) => id === asked) ?? rows[0]!;
  /** The one asked for last: a second press counts from it while it is still being drawn. */
  const wanted = useRef(open.id);
  useEffect(() => {
    wanted.current = open.id;
  }, [open.id]);
  const show = (row: ReviewRow | undefined) => {
    // The open one again would load the list anew.
    if (!row || (asked !== null && row.id === wanted.current)) return;
    wanted.current = row.id;
    narrow({ set: row.id });
  };
  const step = (by: number) => show(rows[rows.findIndex(({ id }) => id === wanted.current) + by]);
  const isOpen = (row: ReviewRow) => deciding.deedOf(row) === undefined;
  const goOn = () => show(rows.slice(rows.indexOf(open) + 1).find(isOpen));
  const accept = () => {
    if (!isOpen(open) || state === "listed") return;
    if (state === "reported") void deciding.decide(open, "list");
    else deciding.letIn(open);
    goOn();
  };
  const renew = async () => {
    const newer = await deciding.renew(open);
    if (newer) show(newer);
  };
  const refuse = () => {
    if (isOpen(open) && state !== "refused") setToExplain(open);
  };

  const keys: Partial<Record<string, () => unknown>> = {
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    o: () => isShown() && accept(),
    r: () => isShown() && refuse(),
  };
  useKeyDown((event) => {
    const isTyping = (event.target as HTMLElement).matches("input, textarea, select, [role=tab], [role=menuitem]");
    if (isTyping || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    const act = keys[event.key.length === 1 ? event.key.toLocaleLowerCase("en") : event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });

  return (
    <div className={cx(styles.desk, asked !== null && styles.opened)}>
      <div className={styles.list}>
        <ReviewRows rows={rows} open={open} deciding={deciding} onOpen={show} />
        <MoreButton {...more} />
      </div>
      <OpenEdition
        key={open.id}
        row={open}
        state={state}
        deed={deciding.deedOf(open)}
        onAccept={accept}
        onRefuse={refuse}
        onTakeBack={() => deciding.takeBack(open)}
        onRenew={() => void renew()}
        onBack={() => narrow({ set: "" })}
      />
      {toExplain && (
        <ReasonDialog
          title={toExplain.title}
          isPending={toExplain.state === "pending"}
          onClose={() => setToExplain(null)}
          onSend={(reason) => {
            setToExplain(null);
            void deciding.decide(toExplain, toExplain.state === "pending" ? "refuse" : "hide", reason);
            goOn();
          }}
        />
      )}
    </div>
  );
}
