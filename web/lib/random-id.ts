/** A name that no other thing has. `crypto.randomUUID` is missing on plain http, as in a school's own network. */
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
