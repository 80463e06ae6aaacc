/** So many at once go into one call without filling the stack; a multiple of three, so that the parts can stand in a row. */
const PIECE = 0x6000;

export function base64(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += PIECE) {
    text += btoa(String.fromCharCode(...bytes.subarray(at, at + PIECE)));
  }
  return text;
}
