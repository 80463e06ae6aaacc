import { Button } from "#ui/button.tsx";
import * as styles from "./block.module.css";

type Props = {
  readonly hasMore: boolean;
  readonly state: "idle" | "busy" | "failed";
  readonly showMore: () => Promise<void>;
  readonly label?: string | undefined;
};

/** The end of a paged list, from `usePages`. */
export function MoreButton({ hasMore, state, showMore, label = "Daha fazla göster" }: Props) {
  if (!hasMore) return null;
  return (
    <div className={`row wrap ${styles.more}`}>
      {state === "failed" && <p role="alert">Devamı yüklenemedi.</p>}
      <Button variant="alt" busy={state === "busy"} onClick={() => void showMore()}>
        {state === "failed" ? "Yeniden dene" : label}
      </Button>
    </div>
  );
}
