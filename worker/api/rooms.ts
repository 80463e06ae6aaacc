/** Ways from a call to a room; the only file of the API that knows the binding. */

export const room = (env: Env, code: string) => env.GAME_ROOM.getByName(code);
