import { startTransition, StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { RouterProvider } from "react-router/dom";
import { addNewerMethods } from "#browser/newer-methods";
import { reduceMotionOnWeakDevices } from "#browser/reduced-motion";
import { keepOffline } from "#browser/offline";
import { watchVersion } from "#browser/new-version";
import { printInLight } from "#browser/theme-choice";
import { loadSession } from "#api/sign-in/session";
import { createAppRouter, loadScreen } from "#shell/router.tsx";

/** Everything except the pupil's pages. */
export async function startApp(root: HTMLElement) {
  addNewerMethods();
  reduceMotionOnWeakDevices();
  void loadSession().then(({ user }) => user?.role === "teacher" && keepOffline("app"));
  watchVersion();
  printInLight();
  const isWritten = location.pathname === "/" && root.hasChildNodes();
  if (isWritten) await loadScreen(location);
  const app = (
    <StrictMode>
      <RouterProvider router={createAppRouter()} />
    </StrictMode>
  );
  // The first page is in its HTML: taken over as it is, and in slices, so that a slow phone can be touched meanwhile.
  if (isWritten) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
}
