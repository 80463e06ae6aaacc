import type { GameStatus } from "#protocol/live/messages";
import type { IconName } from "#ui/drawn/icon.tsx";
import { Tag } from "#ui/tag.tsx";

type Look = { readonly text: string; readonly tone: "warn" | "ok" | "plain"; readonly icon: IconName };

const looks: Record<GameStatus, Look> = {
  lobby: { text: "Lobide", tone: "warn", icon: "clock" },
  active: { text: "Sürüyor", tone: "ok", icon: "play" },
  completed: { text: "Bitti", tone: "plain", icon: "check" },
};

/** The state of a game. */
export function GameTag({ status }: { readonly status: GameStatus }) {
  const { text, tone, icon } = looks[status];
  return (
    <Tag tone={tone} icon={icon}>
      {text}
    </Tag>
  );
}
