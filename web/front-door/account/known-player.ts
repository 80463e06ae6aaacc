import type { User } from "#protocol/http/replies/people";
import { ownMarble } from "#ui/marble/account-marble";
import { storedToken, storeToken } from "#browser/token";
import type { Memory } from "#browser/device";
import type { Env } from "#browser/env";
import { lastGuest, lastPlayer, type LastPlayer } from "#browser/last-player";
import { askWhoIsSignedIn } from "#api/requests";
import { cutGraphemes } from "#browser/graphemes";

/** `note`: what the form says of the player's account. */
export type KnownPlayer = LastPlayer & { readonly note?: string };

/** The player of this device, as far as it knows: the signed-in student, else the nickname that was used last. */
export async function knownPlayer(
  env: Pick<Env, "fetch">,
  memory: Memory,
  mostLetters: number,
): Promise<KnownPlayer | null> {
  const student = await signedInStudent(env);
  if (!student) return lastGuest(memory);
  const { id, name } = student;
  const last = lastPlayer(memory);
  const note = `${shownName(name)} olarak giriş yapılmış; bu oyun onun geçmişinde saklanacak.`;
  if (last?.account === id) return { ...last, note };
  return { nickname: nicknameFrom(name, mostLetters), marble: ownMarble(id), account: id, note };
}

/** The student who is signed in on this device, as far as the server says. A teacher who tries the page plays as a guest. */
export async function signedInStudent(env: Pick<Env, "fetch">): Promise<Pick<User, "id" | "name"> | null> {
  const token = storedToken();
  if (token === null) return null;
  const reply = await askWhoIsSignedIn(env, token);
  if (reply.ok) return reply.body.user.role === "student" ? reply.body.user : null;
  if (reply.status === 401) storeToken(null);
  return null;
}

/** An account's name as a pupil's page says it: a longer one would take the buttons' room on a small phone. */
export const shownName = (name: string): string => nicknameFrom(name, 32);

/** The beginning of a name, as many whole words as fit into a nickname. */
export function nicknameFrom(name: string, mostLetters: number): string {
  const cut = cutGraphemes(name, mostLetters);
  return cut === name ? name : cut.replace(/ \S*$/, "");
}
