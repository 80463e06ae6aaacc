import { chooseStateFirst } from "#words/shared-sentences";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useUser } from "#api/sign-in/session";
import { rehearsalOf, whyNoGame } from "#screens/approval.tsx";
import { NewGameDialog } from "#features/games/index";
import { Button } from "#ui/button.tsx";
import * as styles from "./play-button.module.css";
import { useReady, type OpenedSet } from "./use-ready";

/** Leads from writing to playing. */
export function PlayButton(opened: OpenedSet) {
  const { set, state } = opened.editing;
  const user = useUser();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const words = {
    goOn: "Yine de oyna",
    into: "oyuna",
    within: "oyunda",
    unusable: "oynatılamıyor",
    nothing: "Önce bir soruyu tamamlayın",
  };
  const { isSaving, begin, dialog, gap } = useReady(opened, words, () =>
    mayPlay ? setOpen(true) : void navigate(rehearsalOf(set.id)),
  );
  const reason = opened.whyNotUsed ?? whyNoGame(user) ?? gap;
  const mayPlay = user.is_approved || gap !== undefined || opened.whyNotUsed !== undefined;
  return (
    <>
      <Button
        icon={mayPlay ? "play" : "device"}
        className={styles.play}
        busy={isSaving}
        disabledReason={state.is === "conflict" ? chooseStateFirst : mayPlay ? reason : undefined}
        onClick={begin}
      >
        <span className="vh-narrow">{mayPlay ? "Oyunu kur" : "Prova yap"}</span>
      </Button>
      {dialog}
      {isOpen && <NewGameDialog set={{ id: set.id, title: set.title }} onClose={() => setOpen(false)} />}
    </>
  );
}
