/** The bindings with the objects of a jurisdiction in place of the unrestricted ones. Names there lead to other objects. */
export function within(env: Env, jurisdiction: string | undefined): Env {
  if (jurisdiction === undefined) return env;
  const eu = jurisdiction as DurableObjectJurisdiction;
  return {
    ...env,
    ROOM_REGION: jurisdiction,
    GAME_ROOM: env.GAME_ROOM.jurisdiction(eu),
    RELAY_ROOM: env.RELAY_ROOM.jurisdiction(eu),
    HOMEWORK_ROOM: env.HOMEWORK_ROOM.jurisdiction(eu),
  };
}
