import { chooseStateFirst, nothingFinished } from "#words/shared-sentences";
import { whyNotHere } from "#api/sign-in/lesson-session";
import { useUser } from "#api/sign-in/session";
import { useOpenDialog } from "#screens/use-open-dialog";
import { useIsMounted } from "#ui/use/use-is-mounted";
import { whyNoGame } from "#screens/approval.tsx";
import { ShareDialog } from "#features/library/index";
import { completeSet } from "./complete-set";
import { sayUnsaved, type OpenedSet } from "./use-ready";

/** Leads from writing to sharing: an entry of the set's menu. Saves what is written first. */
export function useShare({ editor, editing: { set, state } }: Pick<OpenedSet, "editor" | "editing">) {
  const user = useUser();
  const { asked: isOpen, ask, close } = useOpenDialog<true>();
  const gap = completeSet(set).questions.length === 0 ? nothingFinished : undefined;
  const isHere = useIsMounted();
  const open = async () => {
    await editor.saveNow();
    if (!isHere()) return;
    if (editor.current().state.is === "saved") return ask(true);
    sayUnsaved();
  };
  return {
    reason: whyNotHere() ?? (state.is === "conflict" ? chooseStateFirst : (whyNoGame(user) ?? gap)),
    open: () => void open(),
    dialog: isOpen && <ShareDialog set={{ id: set.id, title: set.title }} onChanged={() => {}} onClose={close} />,
  };
}
