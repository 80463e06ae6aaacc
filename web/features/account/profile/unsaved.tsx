import { useEffect } from "react";
import { useBlocker } from "react-router";
import { holdReload } from "#browser/new-version";
import { LeaveUnsaved } from "#screens/leave-unsaved.tsx";

/** Rendered beside a form: while `isDirty`, leaving asks first, and no new version reloads the page. */
export function UnsavedGuard({ isDirty }: { readonly isDirty: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    const release = holdReload();
    return () => {
      window.removeEventListener("beforeunload", ask);
      release();
    };
  }, [isDirty]);
  if (blocker.state !== "blocked") return null;
  return <LeaveUnsaved onLeave={() => blocker.proceed()} onStay={() => blocker.reset()} />;
}
