import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { OutReason } from "#game-client/game";
import { Out } from "#features/game-phone/lost/out.tsx";

const seat = { code: "482913", sessionId: "s", playerId: "p", nickname: "Çağla & Efe", marble: 7 };
const back = "/student/join?code=482913&amp;nickname=%C3%87a%C4%9Fla%20%26%20Efe";

test.each<[OutReason, string]>([
  ["left", back],
  ["session_invalid", back],
  ["signed_out", back],
  ["removed", "/student/join"],
  ["replaced", "/student/join"],
  ["closed", "/student/join"],
  ["not_found", "/student/join"],
])("a player who is out because of %s goes on at %s", (reason, address) => {
  const page = renderToStaticMarkup(
    <Out phase={{ name: "out", reason, message: "" }} seat={seat} onAgain={() => {}} />,
  );
  expect(/href="([^"]*)"/.exec(page)?.[1]).toBe(address);
});
