import "../styles/tokens.css";
import "../styles/base.css";
import { createRoot } from "react-dom/client";

/** The pupil's page: join and game. Placeholder; nothing of the app may be imported here. */
createRoot(document.getElementById("root")!).render(
  <main>
    <h1>Oyuna katıl</h1>
    <p>Bu ekran hazırlanıyor.</p>
  </main>,
);
