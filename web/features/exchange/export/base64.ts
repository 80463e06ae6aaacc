/** Bytes per call: few enough not to fill the stack, and a multiple of three, so that the encoded parts can be joined. */
const PIECE = 0x6000;

export function base64(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += PIECE) {
    text += btoa(String.fromCharCode(...bytes.subarray(at, at + PIECE)));
  }
  return text;
}
