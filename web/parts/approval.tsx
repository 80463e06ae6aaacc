import type { User } from "#protocol/http/people";
import { Banner } from "../ui/banner";

/** Why this teacher cannot open a game now; undefined when nothing stands in the way. */
export function whyNoGame({ is_approved, approval }: User): string | undefined {
  if (is_approved) return undefined;
  return approval === "rejected" ? "Hesabınız onaylanmadı" : "Yönetici onayı bekleniyor";
}

/** Tells a teacher who is not approved what goes on. */
export function ApprovalStrip({ user }: { readonly user: User }) {
  if (user.is_approved) return null;
  return (
    <Banner tone="warn" icon="clock">
      {user.approval === "rejected"
        ? "Öğretmen hesabınız onaylanmadı. Soru seti hazırlayabilirsiniz; oyun kurmak için yöneticiyle görüşün."
        : "Hesabınız yönetici onayı bekliyor. Soru setinizi hazırlayabilirsiniz; onay gelince oyun kurabilirsiniz."}
    </Banner>
  );
}
