import { useEffect, useRef, useState, type CSSProperties, type PointerEvent } from "react";
import type { PictureRef as Shown } from "#question/question";
import { Icon } from "#ui/drawn/icon.tsx";
import { Picture } from "#ui/drawn/picture.tsx";
import * as styles from "./pictures.module.css";

type Props = { readonly picture: Shown; readonly seconds: number; readonly onClose: () => void };

const CLOSER = 2.5;
const CLOSEST = 5;
const clamped = (zoom: number) => Math.min(CLOSEST, Math.max(1, zoom));

/** The picture alone, as large as the phone; the clock goes on above it. Esc, back and the end of time close it. */
export function Viewer({ picture, seconds, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { zoom, setZoom, pinch } = useZoom();
  useEffect(() => {
    const shown = dialog.current!;
    const openedBy = document.activeElement;
    shown.showModal();
    return () => {
      shown.close();
      if (openedBy instanceof HTMLElement) openedBy.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.viewer}
      aria-label="Resim"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={({ key }) => {
        if (key === "+" || key === "-") setZoom(clamped(zoom * (key === "+" ? 1.5 : 1 / 1.5)));
      }}
    >
      <div className={styles.top}>
        <span className="num">
          {seconds}
          <small>sn</small>
        </span>
        <button type="button" className={styles.close} aria-label="Resmi kapat" onClick={onClose}>
          <Icon name="x" />
        </button>
      </div>
      <div
        className={styles.sheet}
        style={{ "--zoom": zoom } as CSSProperties}
        onDoubleClick={() => setZoom(zoom > 1 ? 1 : CLOSER)}
        {...pinch}
      >
        <Picture picture={picture} className={styles.large} />
      </div>
      {picture.alt && <p className={styles.words}>{picture.alt}</p>}
    </dialog>
  );
}

type Point = { readonly x: number; readonly y: number };
const distance = ([a, b]: readonly Point[]) => Math.hypot(a!.x - b!.x, a!.y - b!.y);

/** Lets two fingers enlarge the picture; one finger moves it, by the browser's own scrolling. */
function useZoom() {
  const [zoom, setZoom] = useState(1);
  const fingers = useRef(new Map<number, Point>());
  const begun = useRef({ apart: 1, zoom: 1 });
  const lift = ({ pointerId }: PointerEvent) => void fingers.current.delete(pointerId);
  const pinch = {
    onPointerDown: ({ pointerId, clientX: x, clientY: y }: PointerEvent) => {
      fingers.current.set(pointerId, { x, y });
      if (fingers.current.size === 2) begun.current = { apart: distance([...fingers.current.values()]), zoom };
    },
    onPointerMove: ({ pointerId, clientX: x, clientY: y }: PointerEvent) => {
      if (!fingers.current.has(pointerId)) return;
      fingers.current.set(pointerId, { x, y });
      if (fingers.current.size !== 2) return;
      setZoom(clamped((begun.current.zoom * distance([...fingers.current.values()])) / begun.current.apart));
    },
    onPointerUp: lift,
    onPointerCancel: lift,
  };
  return { zoom, setZoom, pinch };
}
