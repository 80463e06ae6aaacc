import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router/dom";
import { watchVersion } from "./lib/new-version";
import { printInLight } from "./lib/theme";
import { loadSession } from "./lib/session";
import { createAppRouter } from "./router";

/** Everything but the pupil's pages. */
export function startApp(root: HTMLElement) {
  void loadSession();
  watchVersion();
  printInLight();
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={createAppRouter()} />
    </StrictMode>,
  );
}
