import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { newLiveGame } from "#game-client/game";
import { Podium } from "#features/board/scenes/podium/podium.tsx";
import { aRow } from "../../builders/people";
import { settings } from "../../builders/settings";

const row = (nickname: string, net: number, rank: number) => aRow(nickname, { score: net * 1000, net, rank });
const nothing = () => {};
const ended = (nets: readonly number[]) => {
  const average_net = nets.reduce((sum, net) => sum + net, 0) / nets.length;
  const stats = {
    player_count: nets.length,
    questions: 10,
    correct: 0,
    wrong: 0,
    unanswered: 0,
    accuracy: 0.5,
    average_score: average_net * 1000,
    average_net,
    average_response_ms: null,
  };
  const game = {
    ...newLiveGame("host", "482913"),
    settings: settings({ scoring: "net", wrong_costs: 4 }),
    leaderboard: nets.map((net, i) => row(`p${i}`, net, i + 1)),
    phase: { name: "ended", message: "", stats } as const,
  };
  return renderToStaticMarkup(
    <Podium
      {...{
        game,
        isRehearsal: false,
        reportLabel: "",
        againLabel: "",
        menu: null,
        onReport: nothing,
        onAgain: nothing,
      }}
    />,
  );
};

test("the class's mean net stands on the podium only if it is that of the figures beside it", () => {
  expect(ended([8.75, 4, 0])).toContain("sınıfın ortalaması");
  // The third stands at 0,00, and 4,00 would not be the mean of what is seen.
  expect(ended([8.75, 4, -0.75])).not.toContain("sınıfın ortalaması");
  // Beyond the rows of the podium nobody sees a figure.
  expect(ended([9, 8, 7, 6, 5, 4, 3, 2, -0.75])).toContain("sınıfın ortalaması");
});
