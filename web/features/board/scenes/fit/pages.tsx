import { useEffect, useState, type ReactNode } from "react";
import type { PageTurn } from "#protocol/live/page-turn";
import type { Readable } from "#browser/store";
import { Button } from "#ui/button.tsx";
import { cx } from "#ui/cx";
import { useKeyDown } from "#ui/use/use-key-down";
import * as styles from "./pages.module.css";
import { useFit } from "./use-fit";

type Props = {
  readonly className: string | undefined;
  /** Shown beside the button once the clock is out of sight. */
  readonly seconds?: number | null;
  /** Turns that another screen of the host asks for, and the question that it must mean. */
  readonly turns: Readable<PageTurn | null>;
  readonly questionId: string;
  readonly children: ReactNode;
};

/** A part of the board that shrinks until everything fits. The rest is turned to by touch, wheel or key, and by the remote. */
export function Pages({ className, seconds = null, turns, questionId, children }: Props) {
  const ref = useFit<HTMLDivElement>();
  const [rest, setRest] = useState<"below" | "above" | null>(null);
  const [isAtTop, setAtTop] = useState(true);
  useEffect(() => {
    const part = ref.current!;
    const look = () => {
      setRest(restOf(part));
      setAtTop(part.scrollTop < 2);
    };
    look();
    part.addEventListener("scroll", look, { passive: true });
    const watching = new ResizeObserver(look);
    for (const one of [part, ...part.children]) watching.observe(one);
    return () => {
      part.removeEventListener("scroll", look);
      watching.disconnect();
    };
  }, [ref]);
  useEffect(
    () =>
      turns.subscribe(() => {
        const asked = turns.get();
        if (asked?.question_id === questionId) turn(ref.current!, asked.way);
      }),
    [turns, questionId, ref],
  );
  useKeyDown((event) => {
    const { key } = event;
    if (rest === null || (key !== "ArrowDown" && key !== "ArrowUp")) return;
    event.preventDefault();
    turn(ref.current!, key === "ArrowDown" ? "on" : "back");
  });
  return (
    <div className={cx(styles.pages, rest && styles.long, rest === "below" && styles.below)}>
      <div className={cx(styles.part, className)} ref={ref}>
        {children}
      </div>
      {rest && (
        <div className={`row ${styles.turn}`}>
          {seconds !== null && !isAtTop && <b className="num">{seconds}</b>}
          <Button
            variant="alt"
            size="board"
            icon={rest === "below" ? "down" : "up"}
            onClick={() => turn(ref.current!, rest === "below" ? "on" : "back")}
          >
            {rest === "below" ? "Devamı" : "Başı"}
          </Button>
        </div>
      )}
    </div>
  );
}

function restOf({ scrollHeight, clientHeight, scrollTop }: HTMLElement): "below" | "above" | null {
  if (scrollHeight <= clientHeight + 1) return null;
  return scrollTop + clientHeight < scrollHeight - 2 ? "below" : "above";
}

/** Goes on to the first piece that is not seen whole, or by a page within a longer one; goes back to the beginning. */
function turn(part: HTMLElement, way: PageTurn["way"]): void {
  const { top, bottom } = part.getBoundingClientRect();
  const next = [...part.querySelectorAll("h1, li, p")]
    .map((piece) => piece.getBoundingClientRect())
    .find((piece) => piece.bottom > bottom + 1);
  const isLonger = next !== undefined && next.top <= top + 1;
  const step = next === undefined || isLonger ? part.clientHeight * 0.9 : next.top - top;
  part.scrollTo({ top: way === "back" ? 0 : part.scrollTop + step, behavior: "smooth" });
}
