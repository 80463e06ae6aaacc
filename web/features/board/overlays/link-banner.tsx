import { useEffect, useState } from "react";
import type { HostView } from "#game-client/host-game";
import { TRIES, type Link } from "#game-client/connection";
import { Banner } from "#ui/overlays/banner.tsx";
import { Button } from "#ui/button.tsx";

const BACK_FOR_MS = 2000;

type Props = {
  readonly view: HostView;
  readonly of?: "Tahtanın" | "Kumandanın";
  readonly onRetry: () => void;
};

/**
 * Tells how the connection of the board or the remote stands, and shows nothing while it holds. Neither can know what the class
 * does meanwhile.
 */
export function LinkBanner({ view: { game, link, isPolling, waiting }, of = "Tahtanın", onRetry }: Props) {
  const isBack = useIsBack(link);
  if (isPolling || game.phase.name === "ended") return null;
  if (link.status === "connected") {
    return isBack ? (
      <Banner tone="ok" shape="strip" announce="status">
        Yeniden bağlandı.
      </Banner>
    ) : null;
  }
  if (link.status === "connecting") {
    if (link.lostAt === null) return null;
    return (
      <Banner tone="warn" shape="strip" announce="status">
        {of} bağlantısı koptu, yeniden bağlanılıyor ({Math.max(1, link.attempt)}/{TRIES}).{" "}
        {/* A game that advances by itself requests the table without a press. */}
        {waiting.some((type) => type !== "show_leaderboard")
          ? "Son komutunuz bağlantı gelince gönderilecek."
          : game.questionNumber > 0 && "Gördüğünüz, kopmadan önceki durum."}
      </Banner>
    );
  }
  if (link.reason !== "gave_up") return null;
  return (
    <Banner
      tone="err"
      shape="strip"
      announce="alert"
      action={
        <Button variant="alt" onClick={onRetry}>
          Yeniden dene
        </Button>
      }
    >
      {link.problem?.text} Oyun sunucuda kayıtlı. Bağlantı gelince güncel durumuyla burada açılır.
    </Banner>
  );
}

/** Note for a network that blocks WebSockets: the game still runs, a little later. */
export function RestrictedNote({
  view,
  className,
}: {
  readonly view: HostView;
  readonly className?: string | undefined;
}) {
  if (!view.isPolling || view.game.phase.name === "ended") return null;
  return (
    <p className={className} role="status">
      Bağlantı kısıtlı: bu ekran oyunu bir iki saniye geriden izliyor.
    </p>
  );
}

/** True for two seconds after a lost connection is back. */
function useIsBack(link: Link): boolean {
  const [shown, setShown] = useState(link);
  const isBack = link.status === "connected" && link.again && shown !== link;
  useEffect(() => {
    const timer = setTimeout(() => setShown(link), BACK_FOR_MS);
    return () => clearTimeout(timer);
  }, [link]);
  return isBack;
}
