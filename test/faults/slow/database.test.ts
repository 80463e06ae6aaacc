import { test } from "vitest";
import { databaseOutage } from "../kit/outage";

test("[F5] D1 is away for 200 s, longer than the platform repeats an alarm that fails", () => databaseOutage(200_000));
