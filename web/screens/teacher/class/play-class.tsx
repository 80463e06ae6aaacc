import type { ClassReply } from "#protocol/http/classes";
import { useUser } from "../../../lib/sign-in/session";
import { useAsked } from "../../../lib/use/use-asked";
import { whyNoGame } from "../../../parts/approval";
import { HomeworkDialog } from "../../../parts/homework/homework-dialog";
import { NewGameDialog } from "../../../parts/new-game/new-game-dialog";
import { Button } from "../../../ui/button";

/** A new game with this class, or homework for it. */
export function PlayClass({ of }: { readonly of: ClassReply["class"] }) {
  const user = useUser();
  const { asked: dialog, ask, close } = useAsked<"game" | "homework">();
  const reason = of.students.length === 0 ? "Önce öğrenci listesini ekleyin" : whyNoGame(user);
  return (
    <>
      <Button variant="alt" icon="calendar" disabledReason={reason} onClick={() => ask("homework")}>
        Ödev ver
      </Button>
      <Button icon="play" disabledReason={reason} onClick={() => ask("game")}>
        Oyun kur
      </Button>
      {dialog === "homework" && <HomeworkDialog schoolClass={of} onClose={close} />}
      {dialog === "game" && <NewGameDialog schoolClass={of} onClose={close} />}
    </>
  );
}
