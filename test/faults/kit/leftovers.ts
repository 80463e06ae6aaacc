import { afterAll } from "vitest";
import { stopLeftOvers } from "../../load/kit/servers";
import { stopServed } from "./served";

// A test that throws before it can stop its server must not keep the whole run waiting for it.
afterAll(async () => {
  await stopLeftOvers();
  await stopServed();
});
