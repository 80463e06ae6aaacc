import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { Remote } from "#features/board/remote/remote.tsx";
import { newLiveGame } from "#game-client/game";
import type { HostView } from "#game-client/host-game";

const link = { status: "connected", again: false } as const;
const lost = { status: "connecting", attempt: 1, lostAt: 1, problem: null } as const;
const gaveUp = { status: "disconnected", reason: "gave_up", problem: null } as const;

test.each<[string, Pick<HostView, "link" | "isPolling">, boolean]>([
  ["asks about foreign seats over a link", { link, isPolling: false }, true],
  ["leaves the room to the banner of a lost link", { link: lost, isPolling: false }, false],
  ["leaves it to the banner of a link that was given up", { link: gaveUp, isPolling: false }, false],
  ["asks where sockets are blocked, and the game comes over HTTP", { link: gaveUp, isPolling: true }, true],
])("the remote %s", (_, at, asks) => {
  const foreignSeats = [{ network: "far", count: 6 }];
  const game = { ...newLiveGame("host", "482913"), phase: { name: "lobby" }, foreignSeats } as const;
  const page = renderToStaticMarkup(
    <MemoryRouter>
      <Remote
        host={{ serverNow: () => 0 } as never}
        view={{ game, waiting: [], ...at }}
        exits={{ backTo: "/" } as never}
        onBoard={() => {}}
      />
    </MemoryRouter>,
  );
  expect(page.includes("başka bir ağdan katıldı")).toBe(asks);
});
