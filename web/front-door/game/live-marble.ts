import type { LastPlayer } from "#browser/last-player";
import { shuffled } from "#protocol/marble";
import { newKey } from "#browser/new-key";
import { marbleSeed } from "#ui/marble/marble-art";
import { drawMarble } from "#ui/marble/marble-element";
import { graphemes } from "#browser/graphemes";
import { mostLetters } from "../form";
import type { JoinParts } from "./parts";

/**
 * The marble beside the nickname, drawn while it is typed: from the nickname, or the known player's. A shuffle makes another
 * one.
 */
export function liveMarble(parts: JoinParts, known: () => LastPlayer | null) {
  const { nickname, count, shuffle } = parts;
  const marbles = [parts.marble, parts["big-marble"]];
  let shuffles = 0;
  // A key of its own for this page, so that phones without a nickname show different marbles.
  const noName = newKey();
  const seed = () => {
    const [name, player] = [nickname.value.trim(), known()];
    const isOwn = player && (player.account || player.nickname === name);
    return shuffled(isOwn ? player.marble : marbleSeed(name || noName), shuffles);
  };
  const draw = () => {
    const letters = graphemes(nickname.value).length;
    count.textContent = `${letters} / ${mostLetters(nickname)}`;
    if (letters > 0 || shuffles > 0 || nickname.readOnly || known()?.account) {
      for (const marble of marbles) drawMarble(marble, seed());
    }
  };
  shuffle.hidden = false;
  shuffle.addEventListener("click", () => {
    shuffles += 1;
    draw();
    for (const marble of marbles) roll(marble.ownerSVGElement);
  });
  return { seed, draw };
}

function roll(marble: SVGElement | null): void {
  if (!marble) return;
  marble.classList.remove("join-rolled");
  // Reading a measure makes the browser notice the removal, so that the animation restarts.
  marble.getBoundingClientRect();
  marble.classList.add("join-rolled");
}
