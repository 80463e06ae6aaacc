import type { ComponentProps } from "react";
import { FIRST_TEAM } from "#protocol/marble";
import { Marble } from "./marble";
import { TeamMarble } from "./team-marble";

/** The marble of a player: a pupil's grown from a number, or a team's with its sign. */
export const PlayerMarble = ({ seed, ...look }: ComponentProps<typeof Marble>) =>
  seed >= FIRST_TEAM ? <TeamMarble team={seed - FIRST_TEAM} {...look} /> : <Marble seed={seed} {...look} />;
