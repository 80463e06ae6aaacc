const platformFetch = globalThis.fetch;

/**
 * A connection of its own for each call: the runtime closes one that was idle for 5 s, and a process that was busy
 * meanwhile (a script, a copy of a state) learns of it only when its next call has failed on it.
 */
globalThis.fetch = (address, init) => {
  const headers = new Headers(init?.headers);
  headers.set("connection", "close");
  return platformFetch(address, { ...init, headers });
};
