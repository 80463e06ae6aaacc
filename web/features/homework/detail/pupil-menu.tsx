import { useRevalidator } from "react-router";
import type { Homework, HomeworkPupil } from "#protocol/http/replies/homework";
import { homeworkLimits } from "#protocol/homework-limits";
import { homework } from "#api/homework-api";
import { whyNotHere } from "#api/sign-in/lesson-session";
import { showUnderWay } from "#browser/under-way";
import { shownName } from "#words/shown-name";
import { useAction } from "#screens/use-action";
import { useOpenDialog } from "#screens/use-open-dialog";
import { Menu, type MenuItem } from "#ui/overlays/menu.tsx";
import { toast } from "#ui/overlays/toasts";
import { AnswersPanel } from "./answers-panel";
import { PinDialog } from "./pin-dialog";
import { RemoveDialog } from "../dialogs/remove-pupils";

type Props = { readonly of: Homework; readonly pupil: HomeworkPupil; readonly playerId: string };

/** Actions on a single pupil of a homework. */
export function PupilMenu({ of, pupil, playerId }: Props) {
  const { asked, ask, close } = useOpenDialog<"answers" | "pin" | "remove">();
  const { revalidate } = useRevalidator();
  const isOver = of.state === "over";
  const giveAttempt = useAction("Hak verilemedi", async () => {
    const reply = await showUnderWay(homework.anotherAttempt(of.id, playerId));
    await revalidate();
    toast.success(`Bir deneme hakkı daha verildi. Kalan: ${reply.pupil.attempts_left}`);
  });
  const items: readonly (MenuItem | false)[] = [
    {
      label: "Cevaplarını gör",
      icon: "eye",
      disabledReason: pupil.best === null ? "Henüz cevabı yok" : undefined,
      onSelect: () => ask("answers"),
    },
    !isOver && { label: "Yeni geri dönüş sayısı ver", icon: "lock", onSelect: () => ask("pin") },
    !isOver && {
      label: "Bir hak daha ver",
      icon: "plus",
      disabledReason:
        pupil.attempts_left >= homeworkLimits.attempts ? `${pupil.attempts_left} hakkı duruyor` : undefined,
      onSelect: giveAttempt.run,
    },
    { label: "Çıkar", icon: "trash", danger: true, disabledReason: whyNotHere(), onSelect: () => ask("remove") },
  ];
  return (
    <>
      <Menu label={`İşlemler: ${shownName(pupil.name)}`} items={items.filter((item) => item !== false)} />
      {asked === "answers" && <AnswersPanel of={of} pupil={pupil} playerId={playerId} onClose={close} />}
      {asked === "pin" && <PinDialog of={of} pupil={pupil} playerId={playerId} onClose={close} />}
      {asked === "remove" && <RemoveDialog of={of} pupils={[pupil]} onClose={close} />}
    </>
  );
}
