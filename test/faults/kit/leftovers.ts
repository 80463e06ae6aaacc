import { afterAll } from "vitest";
import { stopLeftOvers } from "../../load/kit/servers";
import { stopServed } from "./served";

// Stop the servers that a test left running because it threw: the whole run would wait for them.
afterAll(async () => {
  await stopLeftOvers();
  await stopServed();
});
