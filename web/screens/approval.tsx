import { noQuestionsYet } from "#words/shared-sentences";
import { useEffect } from "react";
import type { User } from "#protocol/http/replies/people";
import { auth } from "#api/people-api";
import { currentSession, updateUser } from "#api/sign-in/session";
import { browserEnv } from "#browser/env";
import { keepAsking } from "#browser/keep-asking";
import { Banner } from "#ui/overlays/banner.tsx";
import { toast } from "#ui/overlays/toasts";
import * as styles from "./approval.module.css";

const ASK_EVERY_MS = 20_000;

/** The reason why this teacher cannot open a game now; undefined when nothing stands in the way. */
export function whyNoGame({ is_approved, approval }: User): string | undefined {
  if (is_approved) return undefined;
  return approval === "rejected" ? "Hesabınız onaylanmadı" : "Yönetici onayı bekleniyor";
}

/** The reason why this set cannot be played now. */
export const whyNotPlayed = (set: { readonly question_count: number }, user: User): string | undefined =>
  set.question_count === 0 ? noQuestionsYet : whyNoGame(user);

type StripProps = {
  readonly user: User;
  /** Says what the teacher can do on this page now, and what after the approval. */
  readonly meanwhile?: string;
};
const usually = "Soru setinizi hazırlayabilirsiniz; onay gelince oyun kurabilirsiniz.";

/** Tells a teacher without approval what is going on, and updates by itself when that changes. */
export function ApprovalStrip({ user, meanwhile = usually }: StripProps) {
  useEffect(() => {
    if (user.is_approved) return undefined;
    return keepAsking(browserEnv(), {
      ask: askForApproval,
      take: () => 0,
      first: ASK_EVERY_MS,
      every: ASK_EVERY_MS,
      whenSeen: true,
    });
  }, [user.is_approved]);
  if (user.is_approved) return null;
  return (
    <div className={styles.strip}>
      <Banner tone="warn" icon="clock">
        {user.approval === "rejected"
          ? "Öğretmen hesabınız onaylanmadı. Soru seti hazırlayabilirsiniz; oyun kurmak için yöneticiyle görüşün."
          : `Hesabınız yönetici onayı bekliyor. ${meanwhile}`}
      </Banner>
    </div>
  );
}

/** The approval may have come since the page was opened. */
export async function askForApproval(): Promise<void> {
  if (currentSession().user?.is_approved !== false) return;
  try {
    const { user } = await auth.me();
    if (user.is_approved) toast.success("Hesabınız onaylandı. Artık oyun kurabilirsiniz.");
    updateUser(user);
  } catch {
    // The strip stays as it is until the page asks again.
  }
}

export const rehearsalOf = (setId: string): string => `/teacher/question-sets/${setId}/rehearsal`;

/** Makes a new set from a ready-made one. */
export const exampleSet = "/teacher/question-sets/new?way=example";
