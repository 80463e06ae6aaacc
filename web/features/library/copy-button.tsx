import { useState } from "react";
import { Link, useNavigate } from "react-router";
import type { LibraryRow } from "#protocol/http/replies/library";
import { loginAddress } from "#api/sign-in/guard";
import { library } from "#api/library-api";
import { useSession } from "#api/sign-in/session";
import { useAction } from "#screens/use-action";
import { whyNoGame } from "#screens/approval.tsx";
import { Button, buttonClass } from "#ui/button.tsx";
import { Icon } from "#ui/drawn/icon.tsx";
import { toast } from "#ui/overlays/toasts";

/** Copies a set to your own in one click. A guest signs in first and comes back to the set. */
export function CopyButton({ row: { id, title, is_own: isOwn, copy_id: copyId } }: { readonly row: LibraryRow }) {
  const { user } = useSession();
  const navigate = useNavigate();
  const [made, setMade] = useState<string | null>(null);
  const { busy, run: copy } = useAction(notCopied, async () => {
    const { question_set: set } = await library.copy({ id });
    setMade(set.id);
    toast.success("Setlerinize kopyalandı.", {
      action: { label: "Aç", run: () => void navigate(editorOf(set.id)) },
    });
  });
  if (user !== null && user.role !== "teacher") return null;
  const copied = isOwn ? id : (made ?? copyId);
  if (copied !== null) {
    const verb = isOwn ? "Düzenle" : "Kopyayı aç";
    return (
      <Link
        className={buttonClass({ variant: "alt", size: "sm" })}
        aria-label={`${verb}: ${title}`}
        to={editorOf(copied)}
      >
        <Icon name={isOwn ? "edit" : "check"} />
        <span>{verb}</span>
      </Link>
    );
  }
  const label = `Kopyala: ${title}`;
  if (user === null) {
    return (
      <Link
        className={buttonClass({ variant: "alt", size: "sm" })}
        aria-label={label}
        to={loginAddress(`/library/${id}`)}
      >
        <Icon name="copy" />
        <span>Kopyala</span>
      </Link>
    );
  }
  return (
    <Button
      variant="alt"
      size="sm"
      icon="copy"
      aria-label={label}
      busy={busy}
      disabledReason={whyNoGame(user)}
      onClick={copy}
    >
      <span>Kopyala</span>
    </Button>
  );
}

export const notCopied = "Set kopyalanamadı";

export const editorOf = (id: string): string => `/teacher/question-sets/${id}`;
