import { useEffect, useState } from "react";
import type { Link } from "../../../live/connection";
import { TRIES } from "../../../live/connection";
import { Banner } from "../../../ui/banner";
import { Button } from "../../../ui/button";

const BACK_FOR_MS = 2000;

type Props = {
  readonly link: Link;
  /** A question may be running, and the class goes on answering. */
  readonly isActive: boolean;
  readonly onRetry: () => void;
};

/** How the board's own connection stands; nothing while it holds. */
export function LinkBanner({ link, isActive, onRetry }: Props) {
  const isBack = useIsBack(link);
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
        Tahtanın bağlantısı koptu, yeniden bağlanılıyor ({Math.max(1, link.attempt)}/{TRIES}).{" "}
        {isActive && "Oyun sürüyor, cevaplar sayılıyor."}
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
      {link.problem?.text} Oyun sunucuda duruyor. İnternet gelince kaldığınız yerden devam edersiniz.
    </Banner>
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
