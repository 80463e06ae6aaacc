import { useRef, type CSSProperties, type KeyboardEvent, type PointerEvent } from "react";
import type { Area } from "#question/picture/on-picture";
import { cx } from "#ui/cx";
import { changedBy, movedTo, sized } from "./areas";
import * as styles from "./editor.module.css";
import { marked, placed } from "../mark";
import { placeSaid } from "../words";

type Props = {
  readonly area: Area;
  readonly number: number;
  readonly isChosen: boolean;
  /** The picture, used to measure positions. */
  readonly sheet: () => DOMRect;
  readonly onChoose: () => void;
  /** `isSaid`: changed by a key, so a screen reader announces it: the teacher may not see the result. */
  readonly onChange: (area: Area, isSaid: boolean) => void;
  readonly onDelete: () => void;
};

/** A right place: dragged, sized by its handle, or both by keys. */
export function AreaButton({ area, number, isChosen, sheet, onChoose, onChange, onDelete }: Props) {
  /** The area before the drag, and where it was grabbed. */
  const taken = useRef<{ area: Area; x: number; y: number; isHandle: boolean } | null>(null);
  const take = (event: PointerEvent, isHandle: boolean) => {
    if (event.button !== 0) return;
    event.stopPropagation();
    onChoose();
    event.currentTarget.setPointerCapture(event.pointerId);
    taken.current = { area, x: event.clientX, y: event.clientY, isHandle };
  };
  const drag = ({ clientX, clientY }: PointerEvent) => {
    if (!taken.current) return;
    const { area: before, x, y, isHandle } = taken.current;
    const { width, height } = sheet();
    const [across, down] = [(1000 * (clientX - x)) / width, (1000 * (clientY - y)) / height];
    onChange(
      isHandle ? sized(before, before.r + across) : movedTo(before, [before.x + across, before.y + down]),
      false,
    );
  };
  const drop = () => (taken.current = null);
  const pressed = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = changedBy(area, event);
    const isDelete = event.key === "Delete" || event.key === "Backspace";
    if (!next && !isDelete) return;
    event.preventDefault();
    if (next) onChange(next, true);
    else onDelete();
  };
  return (
    <button
      type="button"
      className={cx(marked, styles.area, isChosen && styles.chosen)}
      style={{ ...placed([area.x, area.y]), "--r": area.r / 1000 } as CSSProperties}
      aria-label={`${number}. doğru yer, ${placeSaid([area.x, area.y])}`}
      aria-pressed={isChosen}
      onClick={onChoose}
      onFocus={onChoose}
      onKeyDown={pressed}
      onPointerDown={(event) => take(event, false)}
      onPointerMove={drag}
      onPointerUp={drop}
      onPointerCancel={drop}
    >
      {isChosen ? (
        <span
          className={styles.handle}
          onPointerDown={(event) => take(event, true)}
          onPointerMove={drag}
          onPointerUp={drop}
          onPointerCancel={drop}
        />
      ) : (
        <b>{number}</b>
      )}
    </button>
  );
}
