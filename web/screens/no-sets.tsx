import { Link } from "react-router";
import { useUser } from "#api/sign-in/session";
import { buttonClass } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Icon } from "#ui/drawn/icon.tsx";
import { exampleSet } from "./approval";

/** Shown to a teacher who has no set: the ways to get one. A teacher who waits for approval cannot use the library yet. */
export function NoSets() {
  const isApproved = useUser().is_approved;
  return (
    <EmptyState
      title="Henüz soru setiniz yok"
      action={
        <>
          {isApproved && (
            <Link to="/library" className={buttonClass()}>
              <Icon name="book" />
              Kütüphaneden seç
            </Link>
          )}
          <Link to="/teacher/question-sets/new" className={buttonClass(isApproved ? { variant: "alt" } : {})}>
            <Icon name="plus" />
            Yeni set
          </Link>
          {!isApproved && (
            <Link to={exampleSet} className={buttonClass({ variant: "alt" })}>
              Örnek setle deneyin
            </Link>
          )}
        </>
      }
    >
      {isApproved
        ? "Kütüphaneden hazır bir set kopyalayın ya da kendi setinizi hazırlayın, bu derste oynayın."
        : "İlk setinizi hazırlayın, onay gelince bu derste oynayın."}
    </EmptyState>
  );
}
