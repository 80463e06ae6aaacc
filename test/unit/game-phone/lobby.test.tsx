import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ExtrasContext } from "#features/game-phone/extras-context";
import { Lobby } from "#features/game-phone/lobby/lobby.tsx";
import { newLiveGame } from "#game-client/game";

test("a pupil who waits reads which game it is", () => {
  const game = { ...newLiveGame("player", "482913"), title: "Hücre ve Bölünmeler" };
  const page = renderToStaticMarkup(
    <ExtrasContext value={{ game, extras: [] } as never}>
      <Lobby game={game} isRunning={false} onLeave={() => {}} />
    </ExtrasContext>,
  );
  expect(page).toContain(">Hücre ve Bölünmeler</p>");
});
