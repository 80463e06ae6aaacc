import { useState } from "react";
import { useNavigate } from "react-router";
import type { Editor, Editing } from "../../../lib/editor/editor";
import { isUntouched } from "../../../lib/editor/draft";
import { incomplete, orderOf } from "../../../lib/editor/next-save";
import { onTheirWay, type Uploads } from "../../../lib/pictures/uploads";
import { useUser } from "../../../lib/session";
import { rehearsalOf, whyNoGame } from "../../../parts/approval";
import { NewGameDialog } from "../../../parts/new-game/new-game-dialog";
import { Button } from "../../../ui/button";
import { ConfirmDialog } from "../../../ui/dialog";
import { toast } from "../../../ui/toasts";
import { useStore } from "../../../ui/use-store";
import styles from "./play-button.module.css";

type Props = {
  readonly editor: Editor;
  readonly editing: Editing;
  readonly uploads: Uploads;
  readonly onOpen: (key: string) => void;
};

/** From writing to playing: what is missing is said first, and what is written is saved first. */
export function PlayButton({ editor, editing: { set, state }, uploads, onOpen }: Props) {
  const user = useUser();
  const navigate = useNavigate();
  const [step, setStep] = useState<"none" | "saving" | "gaps" | "pictures" | "settings">("none");
  const gaps = incomplete(set).filter(({ draft }) => !isUntouched(draft));
  const isReady = orderOf(set).length > 0 || set.questions.length > incomplete(set).length;
  const reason = whyNoGame(user) ?? (isReady ? undefined : "Önce bir soruyu tamamlayın");

  const pictures = onTheirWay(useStore(uploads.shown));
  const mayPlay = user.is_approved || !isReady;
  const afterGaps = () => (pictures > 0 ? setStep("pictures") : void save());
  const save = async () => {
    setStep("saving");
    await editor.saveNow();
    if (editor.current().state.is === "saved") return mayPlay ? setStep("settings") : navigate(rehearsalOf(set.id));
    setStep("none");
    toast.error("Önce kaydedilmesi gerekiyor. Bağlantınızı kontrol edip yeniden deneyin.", { title: "Kaydedilemedi" });
    return undefined;
  };
  return (
    <>
      <Button
        icon={mayPlay ? "play" : "device"}
        className={styles.play}
        busy={step === "saving"}
        disabledReason={state.is === "conflict" ? "Önce hangi halin kalacağını seçin" : mayPlay ? reason : undefined}
        onClick={() => (gaps.length > 0 ? setStep("gaps") : afterGaps())}
      >
        <span className={styles.label}>{mayPlay ? "Oyunu kur" : "Prova yap"}</span>
      </Button>
      {step === "gaps" && (
        <ConfirmDialog
          title={`${gaps.length} soru eksik`}
          confirm="Yine de oyna"
          cancel="Eksikleri tamamla"
          onConfirm={afterGaps}
          onClose={() => {
            setStep("none");
            onOpen(gaps[0]!.key);
          }}
        >
          Eksik sorular oyuna girmez.
          {gaps.some(({ id }) => id !== null) && " Daha önce kaydedilmiş olanlar eski haliyle sorulur."}
        </ConfirmDialog>
      )}
      {step === "pictures" && (
        <ConfirmDialog
          title={`${pictures} resim yükleniyor`}
          confirm="Yine de oyna"
          cancel="Bekle"
          onConfirm={() => void save()}
          onClose={() => setStep("none")}
        >
          Yüklenmesi bitmeyen resimler bu oyunda görünmez.
        </ConfirmDialog>
      )}
      {step === "settings" && <NewGameDialog set={{ id: set.id, title: set.title }} onClose={() => setStep("none")} />}
    </>
  );
}
