import { Link, useRouteError } from "react-router";
import { ApiError } from "#api/api-error";
import { buttonClass } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";

type Props = {
  /** "Bu oyun bulunamadı" */
  readonly title: string;
  readonly to: string;
  readonly back: string;
};

/** In the place of a page whose subject is gone, or somebody else's. */
export function Missing({ title, to, back }: Props) {
  return (
    <>
      <h1 className="vh">{title}</h1>
      <EmptyState
        title={title}
        action={
          <Link to={to} className={buttonClass()}>
            {back}
          </Link>
        }
      >
        Silinmiş ya da başka bir hesaba ait olabilir.
      </EmptyState>
    </>
  );
}

export const missingGame: Props = { title: "Bu oyun bulunamadı", to: "/teacher/games", back: "Oyunlara dön" };

/** The boundary of a screen that says so when the server does not know what the address names; other faults pass on. */
export const orMissing = (missing: Props) =>
  function ErrorBoundary() {
    const error = useRouteError();
    if (error instanceof ApiError && error.status === 404) return <Missing {...missing} />;
    throw error;
  };
