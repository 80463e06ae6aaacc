import { Banner } from "#ui/overlays/banner.tsx";
import { Button } from "#ui/button.tsx";
import * as styles from "./picture-progress.module.css";
import type { Import } from "./use-import";
import type { Pictures } from "./candidates";

type Props = { readonly pictures: Pictures; readonly source: Import };

/** Progress of a file's pictures, and what to do about those that do not come. */
export function PictureProgress({ pictures: { total, done, awaited }, source }: Props) {
  if (total === 0) return null;
  if (done < total)
    return (
      <div className={styles.progress} role="status">
        <p>
          Resimler yükleniyor: {done} / {total}
        </p>
        <progress value={done} max={total} aria-hidden="true" />
      </div>
    );
  if (awaited.size === 0) return null;
  const [{ why } = { why: "" }] = awaited.values();
  return (
    <Banner
      tone="warn"
      announce="status"
      action={
        <span className={`flow ${styles.acts}`}>
          <Button size="sm" variant="alt" onClick={() => source.bringAgain()}>
            Yeniden dene
          </Button>
          <Button size="sm" variant="quiet" onClick={() => source.goOnWithout()}>
            Bu resimler olmadan sürdür
          </Button>
        </span>
      }
    >
      {awaited.size} resim gelmedi: {why}.
    </Banner>
  );
}
