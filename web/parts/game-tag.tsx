import type { GameStatus } from "#protocol/messages";
import type { IconName } from "../ui/drawn/icon";
import { Tag } from "../ui/tag";

type Look = { readonly text: string; readonly tone: "warn" | "ok" | "plain"; readonly icon: IconName };

const looks: Record<GameStatus, Look> = {
  lobby: { text: "Lobide", tone: "warn", icon: "clock" },
  active: { text: "Sürüyor", tone: "ok", icon: "play" },
  completed: { text: "Bitti", tone: "plain", icon: "check" },
};

/** How far a game is. */
export function GameTag({ status }: { readonly status: GameStatus }) {
  const { text, tone, icon } = looks[status];
  return (
    <Tag tone={tone} icon={icon}>
      {text}
    </Tag>
  );
}
