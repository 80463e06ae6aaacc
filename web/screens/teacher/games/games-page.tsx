import type { ReactNode } from "react";
import { useUser } from "../../../lib/sign-in/session";
import { useAsked } from "../../../lib/use/use-asked";
import { ApprovalStrip, whyNoGame } from "../../../parts/approval";
import { HomeworkDialog } from "../../../parts/homework/homework-dialog";
import { NewGameDialog } from "../../../parts/new-game/new-game-dialog";
import { PageHead } from "../../../parts/page/page-head";
import { Button } from "../../../ui/button";
import { GamesSwitch } from "./games-switch";

type Begin = { readonly play: () => void; readonly give: () => void };
type Props = { readonly children: (begin: Begin) => ReactNode };

/** What both lists under "Oyunlar" stand in: each begins a game or a homework. */
export function GamesPage({ children }: Props) {
  const user = useUser();
  const { asked: dialog, ask, close } = useAsked<"game" | "homework">();
  const reason = whyNoGame(user);
  const play = () => ask("game");
  const give = () => ask("homework");
  return (
    <>
      <PageHead
        title="Oyunlar"
        actions={
          <>
            <Button variant="alt" icon="calendar" disabledReason={reason} onClick={give}>
              Ödev ver
            </Button>
            <Button icon="play" disabledReason={reason} onClick={play}>
              Oyun kur
            </Button>
          </>
        }
      />
      <ApprovalStrip user={user} />
      <GamesSwitch />
      {children({ play, give })}
      {dialog === "game" && <NewGameDialog onClose={close} />}
      {dialog === "homework" && <HomeworkDialog onClose={close} />}
    </>
  );
}
