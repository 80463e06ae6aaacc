import "../../styles/tokens.css";
import "../../styles/app-tokens.css";
import "../../styles/base.css";
import { callEarly } from "#api/early-calls";
import { keepEarlyPresses } from "#api/early-press";
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
  callEarly(location.pathname);
  if (location.pathname === "/") keepEarlyPresses();
  const { startApp } = await import("./app");
  await startApp(document.getElementById("root")!);
}
