/** A name that nobody else chooses, 16 to 32 letters long; also where a page is not served securely. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(36)).join("");
