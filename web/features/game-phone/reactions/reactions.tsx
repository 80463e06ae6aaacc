import { use, useEffect, useState, type ReactNode } from "react";
import { ReactionMarble } from "#ui/marble/reaction-marble.tsx";
import { cx } from "#ui/cx";
import { useStore } from "#ui/use/use-store";
import { ExtrasContext } from "../extras-context";
import * as styles from "./reactions.module.css";

const names = ["Gülümse", "Kalp", "Şaşır", "Bravo", "Of"];
/** The time between two reactions of a phone: the board takes no more than one a second. */
const COOLING_MS = 1_000;

export function WithReactions({ children }: { readonly children: ReactNode }) {
  const { player } = use(ExtrasContext);
  const [sent, setSent] = useState<number | null>(null);
  const { isPolling, link } = useStore(player);
  useEffect(() => {
    if (sent === null) return undefined;
    const timer = setTimeout(() => setSent(null), COOLING_MS);
    return () => clearTimeout(timer);
  }, [sent]);
  // Reactions need a socket, which is closed after the game.
  if (isPolling || link.status === "disconnected") return children;
  return (
    <>
      {children}
      <div className={cx(styles.row, sent !== null && styles.cooling)} role="group" aria-label="Tahtaya tepki gönder">
        {names.map((name, reaction) => (
          <button
            key={name}
            type="button"
            className={cx(reaction === sent && styles.sent)}
            aria-label={name}
            aria-disabled={sent !== null}
            onClick={() => {
              if (sent === null && player.tell({ type: "react", reaction })) setSent(reaction);
            }}
          >
            <ReactionMarble reaction={reaction} size={40} />
          </button>
        ))}
      </div>
      <p className="vh" role="status">
        {sent !== null && `${names[sent]} gönderildi`}
      </p>
    </>
  );
}
