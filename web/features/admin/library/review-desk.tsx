import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import type { ReviewListReply, ReviewRow } from "#protocol/http/replies/library";
import { review, type ReviewTab } from "#api/library-api";
import { usePages } from "#screens/use-pages";
import { useListFilters } from "#screens/use-list-filters";
import { KeysDialog } from "#screens/keys-dialog.tsx";
import { MoreButton } from "#screens/page/more-button.tsx";
import { cx } from "#ui/cx";
import { intoView } from "#ui/into-view";
import { useKeyDown } from "#ui/use/use-key-down";
import { OpenEdition } from "./open-edition";
import { isHeadSeen, showHead } from "./set-head";
import { ReasonDialog } from "../reason-dialog";
import * as styles from "./review-desk.module.css";
import { ReviewRows } from "./review-rows";
import type { Review } from "./use-review";

/** True once the open set is shown with all its questions. */
const isLoaded = (): boolean => document.querySelector("[data-decide]") !== null;

const help = [
  ["↑ ↓", "Setler arasında gez"],
  ["O", "Yayına al"],
  ["R", "Reddet ya da kaldır"],
  ["?", "Bu listeyi aç"],
] as const;

type Props = {
  readonly wanted: { readonly state: ReviewTab; readonly q: string };
  readonly first: ReviewListReply;
  readonly deciding: Review;
};

const reasons = ["Cevap hatalı", "Uygunsuz", "İzinsiz içerik", "Kişisel bilgi", "Eksik"];

/** The list on the left, the whole set on the right, each scrolling on its own. With less room the set lies over the list. */
export function ReviewDesk({ wanted: { state, q }, first, deciding }: Props) {
  const { rows: loaded, ...more } = usePages(first, (page, after) => review.list({ state, q, page, after }));
  // Removes duplicates: an edition's successor may be in the list already.
  const rows = [...new Map(loaded.map(deciding.now).map((row) => [row.id, row] as const)).values()];
  const [params] = useSearchParams();
  const narrow = useListFilters();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [toExplain, setToExplain] = useState<ReviewRow | null>(null);
  const isPending = toExplain?.state === "pending";
  const asked = params.get("set");
  const open = rows.find(({ id }) => id === asked) ?? rows[0]!;
  /** The set asked for last. A second key press counts from it while it is still loading. */
  const wanted = useRef(open.id);
  useEffect(() => {
    wanted.current = open.id;
  }, [open.id]);
  const show = (row: ReviewRow | undefined) => {
    if (row) setOver(true);
    // Opening the open set again would reload the list.
    if (!row || (asked !== null && row.id === wanted.current)) return;
    wanted.current = row.id;
    narrow({ set: row.id });
  };
  /** The set lies over the list, if there is no room for both. */
  const [isOver, setOver] = useState(asked !== null);
  useEffect(() => (isOver ? showHead() : intoView(document.querySelector("[aria-current=true]"))), [isOver]);
  const step = (by: number) => show(rows[rows.findIndex(({ id }) => id === wanted.current) + by]);
  const isOpen = (row: ReviewRow) => deciding.doneTo(row) === undefined;
  const goOn = () => show(rows.slice(rows.indexOf(open) + 1).find(isOpen));
  const accept = () => {
    if (!isOpen(open) || state === "listed") return;
    deciding.decide(open, "list");
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
    o: () => isLoaded() && accept(),
    r: () => isLoaded() && refuse(),
    "?": () => setHelpOpen(true),
  };
  useKeyDown((event) => {
    const isTyping = (event.target as HTMLElement).matches("input, textarea, select, [role=tab], [role=menuitem]");
    if (isTyping || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    const act = keys[event.key.length === 1 ? event.key.toLocaleLowerCase("en") : event.key];
    if (!act) return;
    event.preventDefault();
    if (event.key === "?" || isHeadSeen()) return void act();
    // If the set is out of sight, the key press only brings it into view.
    setOver(true);
    showHead();
  });

  return (
    <div className={cx(styles.desk, isOver && styles.opened)}>
      <div className={styles.list}>
        <ReviewRows rows={rows} open={open} deciding={deciding} onOpen={show} />
        <MoreButton {...more} />
      </div>
      <OpenEdition
        key={open.id}
        row={open}
        state={state}
        done={deciding.doneTo(open)}
        onAccept={accept}
        onRefuse={refuse}
        onTakeBack={() => deciding.takeBack(open)}
        onRenew={() => void renew()}
        onBack={() => setOver(false)}
      />
      {isHelpOpen && <KeysDialog keys={help} onClose={() => setHelpOpen(false)} />}
      {toExplain && (
        <ReasonDialog
          title={`“${toExplain.title}” ${isPending ? "reddedilsin mi?" : "kaldırılsın mı?"}`}
          lead="Neden, öğretmene e-postayla gider."
          reasons={reasons}
          isNeeded
          verb={isPending ? "Reddet" : "Kaldır"}
          onClose={() => setToExplain(null)}
          onSend={(reason) => {
            setToExplain(null);
            deciding.decide(toExplain, isPending ? "refuse" : "hide", reason);
            goOn();
          }}
        />
      )}
    </div>
  );
}
