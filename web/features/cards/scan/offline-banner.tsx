import type { HostView } from "#game-client/host-game";
import { Banner } from "#ui/overlays/banner.tsx";
import { Button } from "#ui/button.tsx";
import * as styles from "./scan.module.css";

type Props = { readonly view: HostView; readonly unsent: number; readonly onRetry: () => void };

/** Offline banner: cards are still read without a connection, and their answers wait. */
export function OfflineBanner({ view: { game, link, isPolling }, unsent, onRetry }: Props) {
  if (isPolling || link.status === "connected" || game.phase.name === "ended") return null;
  if (link.status === "connecting" && link.lostAt === null) return null;
  const isGivenUp = link.status === "disconnected";
  return (
    <div className={styles.offline}>
      <Banner
        tone="warn"
        announce="status"
        action={
          isGivenUp && (
            <Button variant="alt" size="sm" onClick={onRetry}>
              Yeniden dene
            </Button>
          )
        }
      >
        {unsent > 0 ? `Bağlantı yok, ${unsent} cevap bekliyor.` : "Bağlantı yok, yeniden bağlanılıyor."}
      </Banner>
    </div>
  );
}
