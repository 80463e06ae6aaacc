import { ownMarble } from "#ui/marble/account-marble";
import { storedToken, storeToken } from "#browser/token";
import type { Memory } from "#browser/device";
import type { Env } from "#browser/env";
import { lastGuest, lastPlayer, type LastPlayer } from "#browser/last-player";
import { askWhoIsSignedIn } from "#api/requests";
import { cutGraphemes } from "#browser/graphemes";

/** The player of this device, as far as it knows: the signed-in student, else the nickname that was used last. */
export async function knownPlayer(
  env: Pick<Env, "fetch">,
  memory: Memory,
  mostLetters: number,
): Promise<LastPlayer | null> {
  const guest = lastGuest(memory);
  const token = storedToken();
  if (token === null) return guest;
  const reply = await askWhoIsSignedIn(env, token);
  if (!reply.ok) {
    if (reply.status === 401) storeToken(null);
    return guest;
  }
  const { id, name, role } = reply.body.user;
  // A teacher who tries the page plays as a guest.
  if (role !== "student") return guest;
  const last = lastPlayer(memory);
  if (last?.account === id) return last;
  return { nickname: nicknameFrom(name, mostLetters), marble: ownMarble(id), account: id };
}

/** The beginning of a name, as many whole words as fit into a nickname. */
export function nicknameFrom(name: string, mostLetters: number): string {
  const cut = cutGraphemes(name, mostLetters);
  return cut === name ? name : cut.replace(/ \S*$/, "");
}
