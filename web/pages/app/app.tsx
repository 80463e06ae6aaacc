import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router/dom";
import { addNewerMethods } from "#browser/newer-methods";
import { reduceMotionOnWeakDevices } from "#browser/reduced-motion";
import { keepOffline } from "#browser/offline";
import { watchVersion } from "#browser/new-version";
import { printInLight } from "#browser/theme-choice";
import { loadSession } from "#api/sign-in/session";
import { createAppRouter } from "#shell/router.tsx";

/** Everything except the pupil's pages. */
export function startApp(root: HTMLElement) {
  addNewerMethods();
  reduceMotionOnWeakDevices();
  void loadSession().then(({ user }) => user?.role === "teacher" && keepOffline("app"));
  watchVersion();
  printInLight();
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={createAppRouter()} />
    </StrictMode>,
  );
}
