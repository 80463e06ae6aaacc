import { tryLater } from "#api/api-error";
import { useState, type ReactNode } from "react";
import type { Editor, Editing } from "../drafts/editor";
import { isComplete, isOfNewer, isUntouched } from "../drafts/draft";
import { incomplete } from "../drafts/next-save";
import { onTheirWay, type Uploads } from "#api/pictures/uploads";
import { allNewer } from "#screens/settings-dialog/left-out";
import { useIsMounted } from "#ui/use/use-is-mounted";
import { ConfirmDialog } from "#ui/overlays/dialog.tsx";
import { toast } from "#ui/overlays/toasts";
import { useStore } from "#ui/use/use-store";

export type OpenedSet = {
  readonly editor: Editor;
  readonly editing: Editing;
  readonly uploads: Uploads;
  readonly onOpen: (key: string) => void;
  /** Reason why an archived set cannot be used; undefined for a set outside the archive. */
  readonly whyNotUsed: string | undefined;
};

/** The dialogs' wording for the use of the set. */
type Words = {
  readonly goOn: string;
  /** "oyuna", "oyunda" */
  readonly into: string;
  readonly within: string;
  /** "oynatılamıyor" */
  readonly unusable: string;
  /** Said of a set without a finished question. */
  readonly nothing: string;
};

export const sayUnsaved = () => toast.error(`Önce kaydedilmesi gerekiyor. ${tryLater()}`, { title: "Kaydedilemedi" });

/** Prepares a set for use: names what is missing first, then saves what is written. */
export function useReady({ editor, editing: { set }, uploads, onOpen }: OpenedSet, words: Words, use: () => void) {
  const [step, setStep] = useState<"none" | "saving" | "gaps" | "newer" | "pictures">("none");
  const gaps = incomplete(set).filter(({ draft }) => !isUntouched(draft));
  const usable = set.questions.filter((question) => !isOfNewer(question));
  const newer = set.questions.length - usable.length;
  const nothing = newer > 0 && usable.length === 0 ? allNewer : words.nothing;
  const gap = usable.some(({ id, draft }) => id !== null || isComplete(draft)) ? undefined : nothing;
  const pictures = onTheirWay(useStore(uploads.shown));
  const isHere = useIsMounted();
  const save = async () => {
    setStep("saving");
    await editor.saveNow();
    if (!isHere()) return;
    setStep("none");
    if (editor.current().state.is === "saved") return use();
    sayUnsaved();
  };
  const afterNewer = () => (pictures > 0 ? setStep("pictures") : void save());
  const afterGaps = () => (newer > 0 ? setStep("newer") : afterNewer());
  const dialog: ReactNode = (
    <>
      {step === "gaps" && (
        <ConfirmDialog
          title={`${gaps.length} soru eksik`}
          confirm={words.goOn}
          cancel="Eksikleri tamamla"
          onConfirm={afterGaps}
          onClose={() => {
            setStep("none");
            onOpen(gaps[0]!.key);
          }}
        >
          Eksik sorular {words.into} girmez.
          {gaps.some(({ id }) => id !== null) && " Daha önce kaydedilmiş olanlar eski haliyle sorulur."}
        </ConfirmDialog>
      )}
      {step === "newer" && (
        <ConfirmDialog
          title={`Daha yeni bir sürümle yazılmış ${newer} soru var`}
          confirm={words.goOn}
          cancel="Vazgeç"
          onConfirm={afterNewer}
          onClose={() => setStep("none")}
        >
          Bu sürümde {words.unusable}, {words.into} girmez. Sette kalır.
        </ConfirmDialog>
      )}
      {step === "pictures" && (
        <ConfirmDialog
          title={`${pictures} resim yükleniyor`}
          confirm={words.goOn}
          cancel="Bekle"
          onConfirm={() => void save()}
          onClose={() => setStep("none")}
        >
          Yüklenmesi bitmeyen resimler bu {words.within} görünmez.
        </ConfirmDialog>
      )}
    </>
  );
  const begin = () => (gaps.length > 0 ? setStep("gaps") : afterGaps());
  /** `gap` says why there is nothing to use. */
  return { isSaving: step === "saving", begin, dialog, gap };
}
