import { goneOrForeign } from "#words/shared-sentences";
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

/** Replaces a page whose subject is gone or belongs to somebody else. */
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
        {goneOrForeign}
      </EmptyState>
    </>
  );
}

export const missingGame: Props = { title: "Bu oyun bulunamadı", to: "/teacher/games", back: "Oyunlara dön" };

/** The error boundary of a screen that says so if the server does not know the address's subject; other faults pass on. */
export const orMissing = (missing: Props) =>
  function ErrorBoundary() {
    const error = useRouteError();
    if (error instanceof ApiError && error.status === 404) return <Missing {...missing} />;
    throw error;
  };
