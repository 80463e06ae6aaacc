import type { ComponentType, ReactNode } from "react";
import { useUser } from "#api/sign-in/session";
import { useOpenDialog } from "../use-open-dialog";
import { ApprovalStrip, whyNoGame } from "../approval";
import { PageHead } from "./page-head";
import { Button } from "#ui/button.tsx";

const pages = {
  games: { title: "Oyunlar", lead: undefined, begin: "Oyun kur", icon: "play" },
  homework: {
    title: "Ödevler",
    lead: "Bağlantıyla verilir, öğrenci kendi hızında çözer.",
    begin: "Ödev ver",
    icon: "calendar",
  },
} as const;

type Props = {
  readonly of: keyof typeof pages;
  /** The empty list has the same button in its middle; undefined until that is known. */
  readonly isBare: boolean | undefined;
  /** The dialog that starts the next one. */
  readonly Dialog: ComponentType<{ readonly onClose: () => void }>;
  /** `begin` opens the dialog that starts the next one. */
  readonly children: (begin: () => void) => ReactNode;
};

/** Head and dialog around the list of games, or of homework. */
export function GamesPage({ of, isBare, Dialog, children }: Props) {
  const user = useUser();
  const { asked, ask, close } = useOpenDialog<true>();
  const { title, lead, begin, icon } = pages[of];
  return (
    <>
      <PageHead
        title={title}
        begin={
          isBare === false && (
            <Button icon={icon} disabledReason={whyNoGame(user)} onClick={() => ask(true)}>
              {begin}
            </Button>
          )
        }
      >
        {lead}
      </PageHead>
      <ApprovalStrip user={user} />
      {children(() => ask(true))}
      {asked && <Dialog onClose={close} />}
    </>
  );
}
