import { notByCard } from "#words/shared-sentences";
import type { ReactNode } from "react";
import type { GameSettings } from "#protocol/game-settings";
import { Button } from "#ui/button.tsx";
import question from "../scenes/question/question.module.css";
import type { Primary, Scene } from "#hosting/scene";
import type { BoardHost } from "#hosting/board-host";
import type { LiveGame } from "#game-client/game";
import { ReadCards, inOrder } from "./cards/read-cards";
import { TeamPanel } from "./teams/team-panel";

type Props = {
  readonly scene: Scene;
  readonly game: LiveGame;
  readonly primary: Primary | null;
  readonly menu: ReactNode;
  readonly host: Pick<BoardHost, "answer">;
  readonly onPrimary: () => void;
};

type Answers = GameSettings["answers"];

/** Instruction to a class that does not join by code; it takes the place of the address. */
export const toDo: Record<NonNullable<Answers>, string> = {
  cards: "Kartını kaldır, cevabın harfi yukarı gelsin",
  board: "Yazın, aynı anda kaldırın",
};

/** Word for an answer that is in; with teams the panel counts instead. */
export const countedWord = (answers: Answers): string | null => {
  if (answers === "board") return null;
  return answers === "cards" ? "okundu" : "cevap";
};

/** Footer of a running question without phones. */
export function PhonelessFoot({ scene, game, primary, menu, host, onPrimary }: Props) {
  if (scene.name !== "question") return null;
  if (game.settings?.answers === "board") {
    return (
      <TeamPanel
        scene={scene}
        players={game.players}
        menu={menu}
        isWaiting={primary?.isWaiting === true}
        onAnswer={host.answer}
        onEnd={onPrimary}
      />
    );
  }
  const isSkipped = scene.question.by_host === "skips";
  return (
    <footer className={`row ${question.foot}`}>
      {isSkipped ? (
        <p className={question.note}>{notByCard}</p>
      ) : (
        <ReadCards players={inOrder(game.players)} answeredIds={scene.answeredIds} />
      )}
      <Button
        size="board"
        icon={isSkipped ? "skip" : "arrow"}
        disabled={scene.isClosed}
        busy={primary?.isWaiting === true}
        onClick={onPrimary}
      >
        {isSkipped ? "Atla" : "Cevabı göster"}
      </Button>
      {menu}
    </footer>
  );
}
