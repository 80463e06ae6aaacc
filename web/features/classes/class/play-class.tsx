import type { ClassReply } from "#protocol/http/replies/classes";
import { useUser } from "#api/sign-in/session";
import { useOpenDialog } from "#screens/use-open-dialog";
import { whyNoGame } from "#screens/approval.tsx";
import { HomeworkDialog } from "#features/homework/index";
import { NewGameDialog } from "#features/games/index";
import { Button } from "#ui/button.tsx";

/** Starts a game or homework for this class. */
export function PlayClass({ of }: { readonly of: ClassReply["class"] }) {
  const user = useUser();
  const { asked: dialog, ask, close } = useOpenDialog<"game" | "homework">();
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
