import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PlayerList } from "#features/games/detail/player-list.tsx";

test("an absent player is not in the list of players", () => {
  const players = ["Ada K.", "Ali K."].map((nickname, i) => ({
    player_id: `${i}`,
    nickname,
    marble: 1,
    is_connected: true,
    ...(i === 1 && { absent: true as const }),
  }));
  const list = renderToStaticMarkup(<PlayerList players={players} count={1} isOver isLost={false} />);
  expect(list).toContain("Ada K.");
  expect(list).not.toContain("Ali K.");
});

test("a game whose answers are lost is not said to have been played by nobody", () => {
  const said = renderToStaticMarkup(<PlayerList players={[]} count={0} isOver isLost />);
  expect(said).toContain("Bu oyunun cevapları yok.");
  expect(said).not.toContain("kimse");
});
