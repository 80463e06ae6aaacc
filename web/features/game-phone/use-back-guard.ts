import { useEffect, useEffectEvent } from "react";

const MARK = "bilye.game";

/** The phone's back button asks first: one step of history is put in its way as long as a game is played. */
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
      // What lies over the game is closed first.
      if (!document.querySelector("dialog[open]")?.dispatchEvent(new Event("cancel"))) asked();
    };
    window.addEventListener("popstate", onBack);
    return () => window.removeEventListener("popstate", onBack);
  }, [isOn]);
}

/** The form this page began with is gone: the way back is a new page. */
function goBack(): void {
  location.replace("/student/join");
}
