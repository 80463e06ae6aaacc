import { useLayoutEffect, useRef } from "react";
import type { Picture as Shown } from "#question/question";
import { Picture } from "../../ui/picture";
import styles from "./question.module.css";

/** A question's picture, as large as its own form allows in the room that text, clock and answers leave. */
export function QuestionPicture({ picture }: { readonly picture: Shown }) {
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const { width, height } = picture;
  useLayoutEffect(() => {
    if (!width || !height) return undefined;
    const fit = () => {
      const { clientWidth, clientHeight } = place.current!;
      const scale = Math.min(clientWidth / width, clientHeight / height);
      Object.assign(frame.current!.style, { width: `${width * scale}px`, height: `${height * scale}px` });
    };
    fit();
    const watching = new ResizeObserver(fit);
    watching.observe(place.current!);
    return () => watching.disconnect();
  }, [width, height]);
  return (
    <div ref={place} className={styles.place}>
      <div ref={frame} className={styles.picture}>
        <Picture picture={picture} className={styles.whole} />
      </div>
    </div>
  );
}
