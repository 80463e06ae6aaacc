import type { TermRows } from "#db/demo-term";
import { newPlayerId } from "#shared/ids";
import { inTurns } from "#shared/in-turns";
import { limits } from "#shared/limits";
import { forHost, prepare, type SetQuestion } from "#game/prepare";
import type { ReservedPlace } from "#game/place";
import { namesInClass } from "#game/reserved-places";
import { recordRate } from "#game/results/class-record";
import { classSums } from "#game/results/class-sums";
import { historyRows } from "#game/results/history-lines";
import { resultColumns } from "#game/results/result-columns";
import { results } from "#game/results/results";
import { totals } from "#game/results/statistics";
import { writing } from "#game/results/stored-form";
import { gameRow } from "#services/games/game-row";
import type { DemoPupil } from "./class-lists";
import { playGame } from "./play-game";
import { settingsOf, type Planned } from "./plan";

type Wanted = {
  readonly planned: Planned;
  readonly pupils: readonly DemoPupil[];
  readonly random: () => number;
  readonly title: string;
  readonly questions: readonly SetQuestion[];
  readonly ownerId: string;
};

/** Plays the game, and puts it into the rows that a room would write. */
export async function gameOf(wanted: Wanted): Promise<TermRows["games"][number]> {
  const { planned, pupils, random, title, ownerId } = wanted;
  const { id, code, setId: questionSetId, openedAt, label, rate } = planned;
  const settings = settingsOf(planned);
  const { answers } = settings;
  const prepared = prepare(wanted.questions, settings, random);
  const questions = answers ? prepared.map((question) => forHost(question, answers)) : prepared;
  const places = placesOf(pupils, answers === "cards", code, random);
  const setup = { gameId: id, code, ownerId, questionSetId, title, settings, questions, openedAt, places };
  const game = playGame({ setup: { ...setup, capacity: limits.capacity.usual }, pupils, rate, random });
  if (game.phase.name !== "completed") throw new Error("the game is not over");
  const { endedAt } = game.phase;
  const kept = results(game);
  return {
    made: { ...gameRow(setup, label), code },
    finished: {
      id,
      startedAt: game.startedAt,
      endedAt,
      codeFreeAt: endedAt + limits.afterlifeMs,
      columns: resultColumns(kept),
      classRate: recordRate(game, totals(kept)),
      results: await inTurns(writing(kept)),
      players: historyRows(game),
      sums: classSums(kept),
    },
  };
}

/** Places of a class, as the making of a game reserves them. A card shows its own number, whatever the school's is. */
function placesOf(
  pupils: readonly DemoPupil[],
  isByCard: boolean,
  code: string,
  random: () => number,
): ReservedPlace[] {
  const numbered = pupils.map((pupil) => ({ ...pupil, schoolNo: isByCard ? null : pupil.schoolNo }));
  const names = namesInClass(numbered);
  const fill = (bytes: Uint8Array<ArrayBuffer>) => bytes.map(() => Math.floor(random() * 256));
  return pupils.map(({ id, number, schoolNo }, i) => ({
    playerId: newPlayerId(code, fill),
    nickname: names[i]!,
    student: { id, number, schoolNo, timeFactor: 1 },
  }));
}
