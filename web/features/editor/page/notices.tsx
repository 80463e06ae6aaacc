import { setChanged } from "#protocol/said-refusals";
import { tryLater } from "#api/api-error";
import { use } from "react";
import type { ListedGame } from "#protocol/http/replies/games";
import type { Page } from "#protocol/http/page";
import type { Editing, Editor } from "../drafts/editor";
import { isOfNewer } from "../drafts/draft";
import { toResult } from "#browser/to-result";
import { sets } from "#api/sets-api";
import { useAction } from "#screens/use-action";
import { useOpenMade } from "#screens/page/use-open-made";
import { Banner } from "#ui/overlays/banner.tsx";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/overlays/toasts";
import { completeSet } from "./complete-set";

/** Reports any obstacle between the editor and the server. */
export function SaveNotice({ editor, editing }: { readonly editor: Editor; readonly editing: Editing }) {
  switch (editing.state.is) {
    case "offline":
      return (
        <Banner tone="warn" shape="strip" announce="status">
          Bağlantı yok. Yazdıklarınız bu cihazda duruyor, bağlantı gelince kaydedilecek.
        </Banner>
      );
    case "failed":
      return (
        <Banner tone="err" shape="strip" announce="alert">
          Yazdıklarınız bu cihazda duruyor. {editing.state.message || "Kaydedilemedi."}
        </Banner>
      );
    case "conflict":
      return (
        <Banner
          tone="warn"
          icon="warning"
          shape="strip"
          announce="alert"
          action={
            <>
              <Button size="sm" variant="alt" onClick={() => void resolve(editor, "theirs")}>
                Yenisini yükle
              </Button>
              <Button size="sm" variant="alt" onClick={() => void resolve(editor, "mine")}>
                Benimkini kaydet
              </Button>
            </>
          }
        >
          {setChanged}
        </Banner>
      );
    case "gone":
      return <GoneNotice editing={editing} />;
    case "saved":
    case "saving":
      return null;
  }
}

async function resolve(editor: Editor, prefer: "mine" | "theirs") {
  if (await editor.resolve(prefer)) return;
  const title = prefer === "mine" ? "Kaydedilemedi" : "Yüklenemedi";
  toast.error(tryLater(), { title });
}

/** The set was deleted elsewhere; the content of the screen can become a set again. */
function GoneNotice({ editing }: { readonly editing: Editing }) {
  const openMade = useOpenMade();
  // The server takes no questions of kinds and forms that it does not know.
  const questions = editing.set.questions.filter((question) => !isOfNewer(question));
  const lost = editing.set.questions.length - questions.length;
  const set = completeSet({ ...editing.set, questions });
  const { busy, run: keep } = useAction("Kaydedilemedi", async () => {
    const { question_set } = await sets.import(set);
    if (lost > 0) toast.warning(`${lost} soru bu sürümde kaydedilemedi, yeni sete girmedi.`);
    await openMade({ to: `/teacher/question-sets/${question_set.id}`, said: "Set kaydedildi.", action: "Aç" });
  });
  return (
    <Banner
      tone="warn"
      icon="warning"
      shape="strip"
      announce="alert"
      action={
        set.questions.length > 0 && (
          <Button size="sm" variant="alt" busy={busy} onClick={keep}>
            Yeni set olarak kaydet
          </Button>
        )
      }
    >
      Bu set silinmiş.
    </Banner>
  );
}

/** A game that was made from this set keeps its own copy of the questions. */
export function RunningGameNote({
  setId,
  games,
}: {
  readonly setId: string;
  readonly games: Promise<Page<ListedGame>>;
}) {
  const found = use(toResult(games));
  if (!found.ok || !found.value.items.some(({ question_set_id }) => question_set_id === setId)) return null;
  return <Banner tone="info">Süren oyun eski haliyle devam eder.</Banner>;
}
