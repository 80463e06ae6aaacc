import { useEffect, useState, type ReactNode } from "react";
import { Button } from "../button";
import { cx } from "../cx";
import styles from "./skeleton.module.css";

type Shape = "line" | "title" | "row" | "box" | "disc";

/** A placeholder bar. Width in percent of its column. */
export function Bar({ width = 100, shape = "line" }: { readonly width?: number; readonly shape?: Shape }) {
  return (
    <span
      className={cx(styles.bar, styles[shape])}
      style={{ inlineSize: shape === "disc" ? undefined : `${width}%` }}
    />
  );
}

/** Placeholders for the rows of a list. */
export const RowBars = ({ count }: { readonly count: number }) =>
  Array.from({ length: count }, (_, row) => <Bar key={row} shape="row" />);

type Props = {
  /** Bars in the shape of the coming content. */
  readonly children?: ReactNode;
  readonly onRetry?: () => void;
};

/** Placeholder while loading: nothing for 200 ms, then the bars; after 10 s it says that it takes longer than it should. */
export function Skeleton({ children, onRetry }: Props) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), 10_000);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles.skeleton}>
      <div className={styles.bars} aria-hidden="true">
        {children ?? (
          <>
            <Bar shape="title" width={50} />
            <Bar width={90} />
            <Bar width={100} />
            <Bar width={60} />
          </>
        )}
      </div>
      <div role="status">
        <span className="vh">Yükleniyor.</span>
        {isSlow && (
          <p className={styles.slow}>
            Beklenenden uzun sürüyor.{" "}
            {onRetry && (
              <Button variant="quiet" onClick={onRetry}>
                Yeniden dene
              </Button>
            )}
          </p>
        )}
      </div>
    </div>
  );
}
