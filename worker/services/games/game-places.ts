import { teamsAlike, unfitName } from "#protocol/field-faults";
import type { GameSettings } from "#protocol/game-settings";
import { marbleOfTeam } from "#protocol/marble";
import { classSeats } from "#db/classes/class-seats";
import { parseNickname } from "#game/names/nickname";
import { nicknameKey } from "#game/names/nickname-key";
import type { ReservedPlace } from "#game/place";
import { namesInClass } from "#game/reserved-places";
import type { AppContext } from "../request/app-env";
import { Refused, refused } from "../request/refused";

/** A place whose player has no id yet, since an id begins with the game's code. */
type PlannedPlace = Omit<ReservedPlace, "playerId">;

/** Places that are reserved before anybody joins a game of these settings; null if players simply join. */
export async function placesFor(c: AppContext, settings: GameSettings): Promise<PlannedPlace[] | null> {
  const { answers, class_id: classId, identity, teams } = settings;
  const students = classId === undefined ? [] : await studentsOf(c, classId, answers === "cards");
  const names = fitNames(teams?.names ?? []);
  if (answers === "board") return names.map((nickname, i) => ({ nickname, marble: marbleOfTeam(i) }));
  if (answers !== "cards" && identity !== "roster") return null;
  if (students.length === 0) throw new Refused("class_empty");
  return students;
}

async function studentsOf(c: AppContext, classId: string, byCard: boolean): Promise<PlannedPlace[]> {
  const found = (await classSeats(c.get("db"), c.get("user").id, classId)) ?? refused("class_not_found");
  if (found === "archived") throw new Refused("class_archived");
  // A card shows its own number, whatever the school's number is.
  const numbered = byCard ? found.students.map((student) => ({ ...student, schoolNo: null })) : found.students;
  const names = namesInClass(numbered);
  return found.students.map(({ studentId: id, number, schoolNo, timeFactor }, i) => ({
    nickname: names[i]!,
    student: { id, number, schoolNo, timeFactor },
  }));
}

/** Names of teams are on every screen, so the rules for nicknames apply to them. */
function fitNames(names: readonly string[]): string[] {
  const keys = new Set<string>();
  return names.map((name, i) => {
    const nickname = parseNickname(name) ?? wrong(i, unfitName);
    if (keys.has(nicknameKey(nickname))) wrong(i, teamsAlike);
    keys.add(nicknameKey(nickname));
    return nickname;
  });
}

function wrong(place: number, message: string): never {
  throw new Refused("validation_failed", { fields: { [`settings.teams.names.${place}`]: message } });
}
