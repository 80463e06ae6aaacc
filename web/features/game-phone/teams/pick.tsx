import { createRoot } from "react-dom/client";
import type { ApiReply } from "#api/requests";
import type { Seat } from "#api/seat";
import shell from "#answering/play.module.css";
import type { PickTeam } from "#front-door/seat/take-seat";
import { PickPage } from "./pick-page";

/**
 * Replaces the form until the pupil has a team or cannot get one. Then the form returns, or the caller puts the game into the
 * page.
 */
export const pickTeam: PickTeam = (teams, who, ask) => {
  const form = document.querySelector("main")!;
  const title = document.title;
  const place = document.createElement("div");
  place.className = shell.shell!;
  form.replaceWith(place);
  document.title = "Takımını seç — Bilye";
  const root = createRoot(place);
  return new Promise((resolve) => {
    const onDone = (reply: ApiReply<Seat>) => {
      resolve(reply);
      if (reply.ok) return;
      document.title = title;
      root.unmount();
      place.replaceWith(form);
    };
    root.render(<PickPage teams={teams} who={who} ask={ask} onDone={onDone} />);
  });
};
