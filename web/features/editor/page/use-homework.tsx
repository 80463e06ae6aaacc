import { chooseStateFirst, nothingFinished } from "#words/shared-sentences";
import { useState } from "react";
import { useUser } from "#api/sign-in/session";
import { whyNoGame } from "#screens/approval.tsx";
import { HomeworkDialog } from "#features/homework/index";
import { useReady, type OpenedSet } from "./use-ready";

/** Leads from writing to homework: an entry of the set's menu. */
export function useHomework(opened: OpenedSet) {
  const { set, state } = opened.editing;
  const user = useUser();
  const [isOpen, setOpen] = useState(false);
  const words = {
    goOn: "Yine de ver",
    into: "ödeve",
    within: "ödevde",
    unusable: "sorulamıyor",
    nothing: nothingFinished,
  };
  const { begin, dialog, gap } = useReady(opened, words, () => setOpen(true));
  return {
    reason: state.is === "conflict" ? chooseStateFirst : (opened.whyNotUsed ?? whyNoGame(user) ?? gap),
    give: begin,
    dialog: (
      <>
        {dialog}
        {isOpen && <HomeworkDialog set={{ id: set.id, title: set.title }} onClose={() => setOpen(false)} />}
      </>
    ),
  };
}
