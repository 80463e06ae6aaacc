import { renderToStaticMarkup } from "react-dom/server";
import { expect, onTestFinished, test } from "vitest";
import { showIn } from "#browser/time-zone";
import { GamesChart } from "#features/admin/games-chart.tsx";

test.each(["America/Los_Angeles", "Europe/Istanbul", "Pacific/Auckland"])(
  "a day of the figures is the same in %s",
  (zone) => {
    showIn(zone);
    onTestFinished(() => showIn(undefined));
    const page = renderToStaticMarkup(<GamesChart days={[{ date: "2026-03-12", games: 2, players: 30 }]} />);
    expect(page).toContain("12 Mart: 2 oyun, 30 katılım");
    expect(page).toContain("Per<br/>12");
  },
);
