import { useRef, type PointerEvent } from "react";
import type { Point } from "#question/picture/on-picture";
import { inside } from "../picture-points";
import type { SheetOf } from "../use-sheet";
import { fine, viewHolding, viewOf, type Boxes, type View } from "./view";

type At = readonly [x: number, y: number];
type Hand = {
  readonly fingers: Map<number, At>;
  /**
   * The position on the picture where a finger holds it, in parts of its sides; the zoom at that moment; the distance between
   * two fingers.
   */
  held: { readonly on: At; readonly at: At; readonly zoom: number; readonly apart: number } | null;
  hasMoved: boolean;
  hadTwo: boolean;
  lastTap: { readonly time: number; readonly at: At };
};

type Gestures = {
  readonly sheet: SheetOf;
  readonly isOn: boolean;
  readonly view: View;
  readonly onView: (view: View) => void;
  readonly onPlace: (point: Point) => void;
};

/** Movement up to this many px is a trembling finger, not a drag. */
const STILL = 8;
const DOUBLE_MS = 320;

/**
 * One finger sets the place and drags it while the whole picture is visible. In a zoomed picture it moves the picture, and a
 * tap sets the place. Two fingers, or a double tap, zoom.
 */
export function useGestures({ sheet, isOn, view, onView, onPlace }: Gestures) {
  const hand = useRef<Hand>(null);
  const handOf = (): Hand =>
    (hand.current ??= {
      fingers: new Map(),
      held: null,
      hasMoved: false,
      hadTwo: false,
      lastTap: { time: -DOUBLE_MS, at: [0, 0] },
    });

  const grasp = (current: Hand) => {
    const at = middleOf(current.fingers);
    current.held = { on: partOf(sheet, at), at, zoom: view.zoom, apart: apartOf(current.fingers) };
  };
  const holdOn = (current: Hand, zoom: number) => {
    const room = sheet.place.current!.getBoundingClientRect();
    const [x, y] = middleOf(current.fingers);
    const from = [x - room.left - room.width / 2, y - room.top - room.height / 2] as const;
    onView(viewHolding(current.held!.on, from, zoom, boxesOf(sheet)));
  };
  const set = (at: At) => {
    const [x, y] = partOf(sheet, at);
    onPlace([inside(x * 1000), inside(y * 1000)]);
  };
  const tap = (current: Hand, at: At, time: number) => {
    const isSecond = time - current.lastTap.time < DOUBLE_MS && distance(at, current.lastTap.at) < 3 * STILL;
    current.lastTap = { time: isSecond ? -DOUBLE_MS : time, at };
    if (!isSecond) return set(at);
    const [x, y] = partOf(sheet, at);
    return onView(viewOf(x, y, view.zoom > 1 ? 1 : fine, boxesOf(sheet)));
  };
  const lift = (event: PointerEvent, isTouch: boolean) => {
    const current = handOf();
    const at = current.fingers.get(event.pointerId);
    if (!at) return;
    current.fingers.delete(event.pointerId);
    if (current.fingers.size > 0) return grasp(current);
    if (isTouch && isOn && !current.hasMoved && !current.hadTwo) tap(current, at, event.timeStamp);
    current.held = null;
    current.hadTwo = false;
  };
  if (!isOn) return {};
  return {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return;
      const current = handOf();
      if (current.fingers.size === 0) current.hasMoved = false;
      current.fingers.set(event.pointerId, [event.clientX, event.clientY]);
      current.hadTwo ||= current.fingers.size > 1;
      event.currentTarget.setPointerCapture(event.pointerId);
      grasp(current);
    },
    onPointerMove(event: PointerEvent) {
      const current = handOf();
      if (!current.fingers.has(event.pointerId) || !current.held) return;
      const at = [event.clientX, event.clientY] as const;
      current.fingers.set(event.pointerId, at);
      if (current.fingers.size > 1) {
        const grown = apartOf(current.fingers) / Math.max(1, current.held.apart);
        return holdOn(current, current.held.zoom * grown);
      }
      current.hasMoved ||= distance(at, current.held.at) > STILL;
      if (!current.hasMoved) return undefined;
      if (view.zoom > 1) return holdOn(current, view.zoom);
      if (!current.hadTwo) set(at);
      return undefined;
    },
    onPointerUp: (event: PointerEvent) => lift(event, true),
    onPointerCancel: (event: PointerEvent) => lift(event, false),
  };
}

const distance = ([x, y]: At, [z, w]: At) => Math.hypot(x - z, y - w);
const apartOf = (fingers: Hand["fingers"]): number => {
  const [one, other] = [...fingers.values()];
  return one && other ? distance(one, other) : 0;
};
function middleOf(fingers: Hand["fingers"]): At {
  const all = [...fingers.values()];
  const mean = (i: 0 | 1) => all.reduce((sum, at) => sum + at[i], 0) / Math.max(1, all.length);
  return [mean(0), mean(1)];
}

/** The position on the picture, in parts of its sides. */
function partOf({ frame }: SheetOf, [x, y]: At): At {
  const { left, top, width, height } = frame.current!.getBoundingClientRect();
  return [(x - left) / width, (y - top) / height];
}

export function boxesOf({ place, frame }: SheetOf): Boxes {
  const { clientWidth, clientHeight } = place.current!;
  const { offsetWidth, offsetHeight } = frame.current!;
  return {
    place: { width: clientWidth, height: clientHeight },
    sheet: { width: offsetWidth || 1, height: offsetHeight || 1 },
  };
}
