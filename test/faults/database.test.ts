import { test } from "vitest";
import { databaseOutage } from "./kit/outage";

test("[F5][F20] D1 is away until the results of a game were refused: the game plays on, nothing is lost or doubled", () =>
  databaseOutage());
