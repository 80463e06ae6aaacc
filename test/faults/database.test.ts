import { test } from "vitest";
import { databaseOutage } from "./kit/outage";

test("[F5][F20] D1 is away for 20 s at the end of a game: the game plays on, nothing is lost or doubled", () =>
  databaseOutage(20_000));
