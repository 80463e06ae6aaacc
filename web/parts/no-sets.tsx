import { Link } from "react-router";
import { buttonClass } from "../ui/button";
import { EmptyState } from "../ui/empty-state";
import { Icon } from "../ui/drawn/icon";

/** A teacher without a set: where the first one comes from. */
export const NoSets = () => (
  <EmptyState
    title="Henüz soru setiniz yok"
    action={
      <>
        <Link to="/library" className={buttonClass()}>
          <Icon name="book" />
          Kütüphaneden seç
        </Link>
        <Link to="/teacher/question-sets/new" className={buttonClass({ variant: "alt" })}>
          <Icon name="plus" />
          Yeni set
        </Link>
      </>
    }
  >
    Kütüphaneden hazır bir set kopyalayın ya da kendi setinizi hazırlayın, bu derste oynayın.
  </EmptyState>
);
