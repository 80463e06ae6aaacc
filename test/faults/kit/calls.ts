import { setImmediate } from "node:timers/promises";

const platformFetch = globalThis.fetch;

/**
 * Lets a process that was busy (with a script, or copying a state) handle its events before it makes a call: the runtime closes
 * a connection that was idle for 5 s, and a call over a closed one fails.
 */
globalThis.fetch = async (address, init) => {
  await setImmediate();
  return platformFetch(address, init);
};
