import "../../styles/tokens.css";
import "../../styles/app-tokens.css";
import "../../styles/base.css";
import "../../styles/app-classes.css";
import { callEarly } from "#api/early-calls";
import { notOld } from "#browser/old-browser";
import { applyTheme } from "#browser/theme";

applyTheme();
notOld();

// The server answers the pupil's addresses with their own, lighter page. If it cannot, this page takes over.
if (/^\/student\/(?:join|game)(?:\/|$)/.test(location.pathname)) {
  void import("../play/main");
} else if (location.pathname.startsWith("/odev/")) {
  void import("../homework/main");
} else {
  // The first page is a page of its own. A service worker without a connection answers with this one: whoever is signed in goes on.
  if (location.pathname === "/") history.replaceState(null, "", "/auth/login");
  callEarly(location.pathname);
  const { startApp } = await import("./app");
  startApp(document.getElementById("root")!);
}
