import { number } from "#shared/numbers";
import { limits } from "#shared/limits";
import type { GameSettings } from "#protocol/game-settings";
import type { GameSetup } from "#game/game";
import { Refused } from "../request/refused";

/** How many players a game takes, and into how many rooms it is split. */
export function sizeOf(
  env: Env,
  { capacity, answers, class_id }: GameSettings,
): Pick<GameSetup, "capacity" | "relays"> {
  const ofRoom = roomCapacity(env);
  if (capacity === undefined || capacity <= ofRoom) return { capacity: capacity ?? ofRoom };
  const most = maxCapacity(env);
  if (capacity > most) throw refused(`Bir oyuna en çok ${number(most)} oyuncu girebilir.`);
  if (answers !== undefined || class_id !== undefined)
    throw refused(`${number(ofRoom)} oyuncudan büyük oyun yalnızca telefonla ve sınıf seçmeden oynanır.`);
  return { capacity, relays: Math.ceil(capacity / ofRoom) };
}

/** The largest capacity that a game may ask for in this deployment. */
export const maxCapacity = ({ MAX_CAPACITY }: { MAX_CAPACITY: string }): number =>
  Math.min(counted(MAX_CAPACITY), limits.capacity.most);

/** Capacity of one room. */
const roomCapacity = ({ ROOM_CAPACITY }: { ROOM_CAPACITY: string }): number => counted(ROOM_CAPACITY);

/** A wrong setting must not lock a class out. */
function counted(setting: string): number {
  const capacity = Number(setting);
  return Number.isInteger(capacity) && capacity > 0 ? capacity : limits.capacity.usual;
}

const refused = (message: string) => new Refused("validation_failed", { fields: { "settings.capacity": message } });
