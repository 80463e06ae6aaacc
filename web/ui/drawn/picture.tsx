import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from "react";
import { cx } from "../cx";
import * as styles from "./picture.module.css";

type Props = {
  readonly picture: { readonly id: string; readonly alt: string };
  readonly className?: string | undefined;
  /** Called if the picture does not load: its description then stands in its place. */
  readonly onMissing?: () => void;
  readonly onShown?: (image: HTMLImageElement) => void;
  /** True if the surrounding element already names the picture. */
  readonly isNamed?: boolean;
  /** Shown in addition to the description if the picture has not loaded. */
  readonly whenMissing?: ReactNode;
};

/** The longest time that an empty box is shown. */
const PATIENCE_MS = 4_000;

/**
 * An uploaded picture, as large as the box its class makes. Until it loads, or if it fails, its description is shown in the
 * same box.
 */
export function Picture({ picture: { id, alt }, className, onMissing, onShown, isNamed = false, whenMissing }: Props) {
  const [state, setState] = useState<"waiting" | "shown" | "slow" | "missing">("waiting");
  const image = useRef<HTMLImageElement>(null);
  const missing = useEffectEvent((how: "slow" | "missing") => {
    // It may have loaded before anybody listened.
    if (image.current?.complete && image.current.naturalWidth > 0) return setState("shown");
    setState(how);
    onMissing?.();
    return undefined;
  });
  useEffect(() => {
    if (state !== "waiting") return undefined;
    const timer = setTimeout(missing, PATIENCE_MS, "slow");
    return () => clearTimeout(timer);
  }, [state]);
  const isMissing = state === "slow" || state === "missing";
  return (
    <span className={cx(styles.box, className)}>
      <img
        ref={image}
        src={`/media/${id}`}
        alt={isMissing || isNamed ? "" : alt}
        className={cx(styles.image, isMissing && styles.hidden)}
        decoding="async"
        onLoad={({ currentTarget }) => {
          setState("shown");
          onShown?.(currentTarget);
        }}
        onError={() => missing("missing")}
      />
      {isMissing && (
        <span className={styles.missing}>
          <b>{state === "slow" ? "Resim henüz gelmedi." : "Resim açılamadı."}</b> {alt} {whenMissing}
        </span>
      )}
    </span>
  );
}
