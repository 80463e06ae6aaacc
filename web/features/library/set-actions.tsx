import { useState } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import type { SharedSet } from "#protocol/http/library";
import { messageOf } from "#api/api-error";
import { dayAndMonth } from "#words/format";
import { loginAddress } from "#api/sign-in/guard";
import { library, sharing, type SharedPlace } from "#api/library-api";
import { isLessonSession } from "#api/sign-in/lesson-session";
import { useSession } from "#api/sign-in/session";
import { useIsMounted } from "#ui/use/use-is-mounted";
import { whyNoGame } from "#screens/approval.tsx";
import { NewGameDialog } from "#features/games/index";
import type { PickedSet } from "#screens/settings-dialog/settings-dialog.tsx";
import { Button, buttonClass } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/overlays/dialog.tsx";
import { Icon } from "#ui/drawn/icon.tsx";
import { toast } from "#ui/overlays/toasts";
import { editorOf } from "./copy-button";
import * as styles from "./set-actions.module.css";

type Props = { readonly set: SharedSet; readonly place: SharedPlace };

/** Actions for a shared set. A guest signs in first; pupils and administrators only read. */
export function SetActions(props: Props) {
  const { user } = useSession();
  const { pathname } = useLocation();
  if (user === null) {
    return (
      <Link to={loginAddress(pathname)} className={buttonClass({ size: "lg" })}>
        <Icon name="copy" />
        Setlerime kopyala
      </Link>
    );
  }
  if (user.role !== "teacher") return null;
  return props.set.is_own ? <OwnActions {...props} /> : <CopyActions {...props} reason={whyNoGame(user)} />;
}

/** Copies a set once: later presses open or play the same copy. */
function CopyActions({ set, place, reason }: Props & { readonly reason: string | undefined }) {
  const [copy, setCopy] = useState(set.copy);
  const [busy, setBusy] = useState<"copy" | "play" | null>(null);
  const [toPlay, setToPlay] = useState<PickedSet | null>(null);
  const navigate = useNavigate();
  const copied = async (what: "copy" | "play"): Promise<PickedSet | null> => {
    setBusy(what);
    try {
      const { question_set: made } = await library.copy(place);
      setCopy({ id: made.id, copied_at: Date.now() });
      return made;
    } catch (error) {
      toast.error(messageOf(error), { title: "Set kopyalanamadı" });
      return null;
    } finally {
      setBusy(null);
    }
  };
  const take = async () => {
    const made = await copied("copy");
    if (!made) return;
    toast.success("Setlerinize kopyalandı.", { action: { label: "Aç", run: () => void navigate(editorOf(made.id)) } });
  };
  const play = async () => setToPlay(copy ? { id: copy.id, title: set.title } : await copied("play"));
  return (
    <>
      {copy && <p className={styles.copied}>Bu seti {dayAndMonth(copy.copied_at)} günü kopyaladınız.</p>}
      <Button
        variant="alt"
        size="lg"
        icon="play"
        busy={busy === "play"}
        disabledReason={reason}
        onClick={() => void play()}
      >
        Hemen oyna
      </Button>
      {copy ? (
        <Link to={editorOf(copy.id)} className={buttonClass({ size: "lg" })}>
          Kopyayı aç
        </Link>
      ) : (
        <Button size="lg" icon="copy" busy={busy === "copy"} disabledReason={reason} onClick={() => void take()}>
          Setlerime kopyala
        </Button>
      )}
      {toPlay && <NewGameDialog set={toPlay} onClose={() => setToPlay(null)} />}
    </>
  );
}

function OwnActions({ set, place }: Props) {
  const isHere = useIsMounted();
  const navigate = useNavigate();
  const [asks, setAsks] = useState(false);
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    try {
      await sharing.change(set.id, { visibility: "private" });
      toast.success("Set kütüphaneden kaldırıldı.");
      if (isHere()) await navigate("/library");
    } catch (error) {
      setBusy(false);
      toast.error(messageOf(error), { title: "Set kaldırılamadı" });
    }
  };
  return (
    <>
      {"id" in place && !isLessonSession() && (
        <Button variant="alt" size="lg" onClick={() => setAsks(true)}>
          Kütüphaneden kaldır
        </Button>
      )}
      <Link to={editorOf(set.id)} className={buttonClass({ size: "lg" })}>
        <Icon name="edit" />
        Düzenle
      </Link>
      {asks && (
        <ConfirmDialog
          title="Kütüphaneden kaldırılsın mı?"
          confirm="Kaldır"
          danger
          busy={busy}
          onConfirm={() => void remove()}
          onClose={() => setAsks(false)}
        >
          Arayanlar artık bulamaz; alınmış kopyalar kalır. Bağlantısı da kapanır.
        </ConfirmDialog>
      )}
    </>
  );
}
