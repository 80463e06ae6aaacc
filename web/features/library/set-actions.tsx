import { useState } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import type { SharedSet } from "#protocol/http/replies/library";
import { dayAndMonth } from "#words/format";
import { loginAddress } from "#api/sign-in/guard";
import { library, sharing, type SharedPlace } from "#api/library-api";
import { isLessonSession } from "#api/sign-in/lesson-session";
import { useSession } from "#api/sign-in/session";
import { useIsMounted } from "#ui/use/use-is-mounted";
import { ActionDialog } from "#screens/action-dialog.tsx";
import { useAction } from "#screens/use-action";
import { whyNoGame } from "#screens/approval.tsx";
import { NewGameDialog } from "#features/games/index";
import type { PickedSet } from "#screens/settings-dialog/settings-dialog.tsx";
import { Button, buttonClass } from "#ui/button.tsx";
import { Icon } from "#ui/drawn/icon.tsx";
import { toast } from "#ui/overlays/toasts";
import { editorOf, notCopied } from "./copy-button";
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
  const [toPlay, setToPlay] = useState<PickedSet | null>(null);
  const navigate = useNavigate();
  const copied = async (): Promise<PickedSet> => {
    const { question_set: made } = await library.copy(place);
    setCopy({ id: made.id, copied_at: Date.now() });
    return made;
  };
  const take = useAction(notCopied, async () => {
    const { id } = await copied();
    toast.success("Setlerinize kopyalandı.", { action: { label: "Aç", run: () => void navigate(editorOf(id)) } });
  });
  const play = useAction(notCopied, async () => setToPlay(copy ? { id: copy.id, title: set.title } : await copied()));
  return (
    <>
      {copy && <p className={styles.copied}>Bu seti {dayAndMonth(copy.copied_at)} günü kopyaladınız.</p>}
      <Button variant="alt" size="lg" icon="play" busy={play.busy} disabledReason={reason} onClick={play.run}>
        Hemen oyna
      </Button>
      {copy ? (
        <Link to={editorOf(copy.id)} className={buttonClass({ size: "lg" })}>
          Kopyayı aç
        </Link>
      ) : (
        <Button size="lg" icon="copy" busy={take.busy} disabledReason={reason} onClick={take.run}>
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
        <ActionDialog
          title="Kütüphaneden kaldırılsın mı?"
          confirm="Kaldır"
          danger
          failed="Set kaldırılamadı"
          run={() => sharing.change(set.id, { visibility: "private" })}
          done="Set kütüphaneden kaldırıldı."
          onDone={async () => {
            if (isHere()) await navigate("/library");
          }}
          onClose={() => setAsks(false)}
        >
          Arayanlar artık bulamaz; alınmış kopyalar kalır. Bağlantısı da kapanır.
        </ActionDialog>
      )}
    </>
  );
}
