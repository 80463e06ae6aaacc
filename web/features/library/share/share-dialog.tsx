import { useState } from "react";
import type { Sharing, Visibility } from "#protocol/http/replies/sharing";
import { licence } from "#protocol/library-words";
import { sharing as calls } from "#api/library-api";
import { sets } from "#api/sets-api";
import { beside, useAction } from "#screens/use-action";
import { useLoaded } from "#screens/use-loaded";
import { FailureBanner } from "#screens/failure-banner.tsx";
import { Banner } from "#ui/overlays/banner.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { RowBars, Skeleton } from "#ui/drawn/skeleton.tsx";
import { toast } from "#ui/overlays/toasts";
import { BlockFailure } from "#screens/page/block.tsx";
import { LicenceNote } from "./licence-note";
import { LinkFields } from "./link-fields";
import { AuthorFields, type Publication } from "./author-fields";
import { PublicFields } from "./public-fields";
import * as styles from "./share-dialog.module.css";
import { VisibilityRows } from "./visibility-rows";
import { handInVerb, leavingOf, noteOf } from "./library-state";

type SetToShare = { readonly id: string; readonly title: string };
type Props = {
  readonly set: SetToShare;
  /** Called after a change, so that views of the set load it again. */
  readonly onChanged: () => void;
  readonly onClose: () => void;
};

/** Shares a set: with nobody, with everybody who has its link, or with everybody in the library. */
export function ShareDialog({ set, onChanged, onClose }: Props) {
  const loaded = useLoaded(set.id, true, async () => {
    const [{ sharing }, { question_set: whole }] = await Promise.all([calls.get(set.id), sets.get(set.id)]);
    return { first: sharing, unfinished: whole.drafts.length };
  });
  const [changed, setChanged] = useState<Sharing | null>(null);
  const [chosen, setChosen] = useState<Visibility | null>(null);
  const [described, setDescribed] = useState<Publication | null>(null);
  const {
    busy,
    failure,
    run: change,
  } = useAction(
    beside("Kaydedilemedi"),
    async (send: () => Promise<{ readonly sharing: Sharing }>, done: (now: Sharing) => void) => {
      const { sharing: now } = await send();
      setChanged(now);
      onChanged();
      done(now);
    },
  );
  if (!loaded.value) {
    return (
      <Dialog title="Seti paylaş" wide onClose={onClose}>
        {loaded.failed ? (
          <BlockFailure text="Setin paylaşımı yüklenemedi." onRetry={loaded.again} />
        ) : (
          <Skeleton onRetry={loaded.again}>
            <RowBars count={3} />
          </Skeleton>
        )}
      </Dialog>
    );
  }
  const { first, unfinished } = loaded.value;
  const sharing = changed ?? first;
  const visibility = chosen ?? first.visibility;
  const publication = described ?? publicationOf(first);
  const { library } = sharing;
  const isPublic = visibility === "public";
  const save = () =>
    change(
      () => {
        if (visibility === "private") return calls.change(set.id, { visibility });
        const { show_author, show_school } = publication;
        return calls.change(set.id, { visibility, licence, show_author, show_school, ...(isPublic && publication) });
      },
      (now) => {
        // The dialog stays open, so that the link can be copied.
        if (visibility === "link") return;
        toast.success(saidOf(now));
        onClose();
      },
    );
  const renew = () =>
    change(
      () => calls.renewLink(set.id),
      () => toast.success("Bağlantı yenilendi. Eski bağlantı artık çalışmaz."),
    );
  const isOpen = visibility === "link" && sharing.visibility === "link";
  const isDone =
    isOpen && publication.show_author === sharing.show_author && publication.show_school === sharing.show_school;
  const note = noteOf(library);
  const leaving = isPublic ? null : leavingOf(library);
  const gaps = isPublic && unfinished > 0 ? `${unfinished} soru eksik. Önce onları tamamlayın.` : undefined;
  const missing = gaps ?? (isPublic && publication.subject === null ? "Önce dersi seçin." : undefined);
  return (
    <Dialog
      title="Seti paylaş"
      wide
      onClose={onClose}
      actions={
        <>
          <Button variant="alt" onClick={onClose}>
            {isDone ? "Kapat" : "Vazgeç"}
          </Button>
          {!isDone && (
            <Button busy={busy} disabledReason={missing} onClick={save}>
              {isPublic ? handInVerb(library) : visibility === "link" && !isOpen ? "Bağlantıyı aç" : "Kaydet"}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.form}>
        {note && <Banner tone={note.tone}>{note.text}</Banner>}
        <VisibilityRows value={visibility} onChange={setChosen} />
        {isOpen && sharing.token && <LinkFields token={sharing.token} saved={changed} busy={busy} onRenew={renew} />}
        {leaving && <p>{leaving}</p>}
        {visibility !== "private" && <LicenceNote />}
        {isPublic && <PublicFields value={publication} onChange={setDescribed} />}
        {visibility !== "private" && <AuthorFields value={publication} onChange={setDescribed} />}
        {gaps && (
          <Banner tone="warn" icon="warning">
            {gaps}
          </Banner>
        )}
        <FailureBanner text={failure} />
      </div>
    </Dialog>
  );
}

const publicationOf = (sharing: Sharing): Publication => ({
  subject: sharing.subject,
  grade: sharing.grade,
  language: sharing.language,
  // Authors are named unless they have turned that off.
  show_author: sharing.visibility === "private" || sharing.show_author,
  show_school: sharing.show_school,
});

function saidOf({ visibility, library }: Sharing): string {
  if (visibility === "private") return "Seti artık yalnız siz görürsünüz.";
  if (library?.state === "listed" && !library.has_changes) return "Set kütüphanede.";
  return "Set incelemeye gönderildi.";
}
