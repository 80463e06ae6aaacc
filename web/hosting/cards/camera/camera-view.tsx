import { useEffect, useLayoutEffect, useRef, useState, type CSSProperties } from "react";
import { Marble } from "#ui/marble/marble.tsx";
import { cx } from "#ui/cx";
import type { Camera } from "./camera";
import * as styles from "./camera-view.module.css";
import type { CardScan, ScanView, Spot } from "../scan/card-scan";
import { readFrames } from "./video-frames";
import { useStream } from "./use-stream";

type Props = {
  readonly camera: Camera;
  readonly view: ScanView;
  readonly isMirrored?: boolean;
  /** Shows the picture to its edges, in place of filling the box. */
  readonly isWhole?: boolean;
  /** Reads the picture; left out if another element is read. */
  readonly scan?: CardScan;
};

/** The camera's picture. A card that was read is covered, so that nobody behind the teacher sees an answer. */
export function CameraView({ camera, view, isMirrored = camera.isMirrored, isWhole = false, scan }: Props) {
  const video = useStream(camera.stream);
  const box = useRef<HTMLDivElement>(null);
  const size = useSize(box);
  useEffect(() => scan && readFrames(video.current!, scan), [video, scan]);
  const place = placing(size, view, isWhole ? Math.min : Math.max);
  return (
    <div
      ref={box}
      className={cx(styles.view, isMirrored && styles.mirrored, isWhole && styles.whole)}
      role="img"
      aria-label="Kamera görüntüsü"
    >
      <video ref={video} className={styles.video} muted playsInline />
      {view.spots.map((spot) => (
        <span key={spot.key} className={styles.spot} style={place(spot)}>
          {spot.isTaken ? <Marble className={styles.marble} seed={spot.marble} /> : <i className={styles.ring} />}
        </span>
      ))}
    </div>
  );
}

type Size = { readonly width: number; readonly height: number };

/** The video lies in the middle of its box. If it fills the box, the excess is cut off on both sides. */
function placing(box: Size, picture: Size, fitting: typeof Math.max) {
  const scale = fitting(box.width / picture.width, box.height / picture.height);
  const [left, top] = [(box.width - picture.width * scale) / 2, (box.height - picture.height * scale) / 2];
  return ({ x, y, size }: Spot): CSSProperties => {
    const across = Math.max(28, size * scale * 1.1);
    return {
      width: across,
      height: across,
      transform: `translate(${left + x * scale - across / 2}px, ${top + y * scale - across / 2}px)`,
    };
  };
}

function useSize(box: React.RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = box.current!;
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return size;
}
