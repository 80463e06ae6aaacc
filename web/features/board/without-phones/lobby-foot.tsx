import type { ReactNode } from "react";
import { StartButton } from "../scenes/lobby/start-button";
import type { Primary } from "#hosting/scene";
import lobby from "../scenes/lobby/lobby.module.css";
import { ToolButton, type Tools } from "../tools";

type Props = {
  readonly hint: ReactNode;
  readonly tools: Tools;
  readonly menu: ReactNode;
  readonly primary: Primary | null;
  readonly onStart: () => void;
};

/** Footer of a lobby that nobody joins by code: there is no door to lock. */
export const LobbyFoot = ({ hint, tools, menu, primary, onStart }: Props) => (
  <footer className={`row ${lobby.foot}`}>
    <span className={lobby.hint}>{primary?.missing ?? hint}</span>
    <ToolButton tool={tools.sound} />
    <ToolButton tool={tools.full} />
    {menu}
    <StartButton primary={primary} onStart={onStart} />
  </footer>
);
