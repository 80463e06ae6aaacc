import { useEffect, useEffectEvent } from "react";

const MARK = "bilye.game";

/** Asks before the phone's back button leaves: a step of history stands in its way during a game. */
export function useBackGuard(isOn: boolean, ask: () => void): void {
  const asked = useEffectEvent(ask);
  useEffect(() => {
    if (!isOn) {
      window.addEventListener("popstate", goBack);
      return () => window.removeEventListener("popstate", goBack);
    }
    const block = () => history.pushState(MARK, "");
    // After a reload the step is still there.
    if (history.state !== MARK) block();
    const onBack = () => {
      block();
      // Closes an open dialog first.
      if (!document.querySelector("dialog[open]")?.dispatchEvent(new Event("cancel"))) asked();
    };
    window.addEventListener("popstate", onBack);
    return () => window.removeEventListener("popstate", onBack);
  }, [isOn]);
}

/** Opens the form as a new page: the one that this page began with is gone. */
function goBack(): void {
  location.replace("/student/join");
}
