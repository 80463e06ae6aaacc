import { Button } from "../ui/button";
import styles from "./block.module.css";

type Props = {
  readonly hasMore: boolean;
  readonly state: "idle" | "busy" | "failed";
  readonly showMore: () => Promise<void>;
};

/** The end of a paged list, from `usePages`. */
export function MoreButton({ hasMore, state, showMore }: Props) {
  if (!hasMore) return null;
  return (
    <div className={styles.more}>
      {state === "failed" && <p role="alert">Devamı yüklenemedi.</p>}
      <Button variant="alt" busy={state === "busy"} onClick={() => void showMore()}>
        {state === "failed" ? "Yeniden dene" : "Daha fazla göster"}
      </Button>
    </div>
  );
}
