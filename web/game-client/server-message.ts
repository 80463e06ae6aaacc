import type { ServerMessage } from "#protocol/live/messages";

/** A frame of our own server; null for anything else. A type that only a newer server knows is left to `reduce`. */
export function serverMessage(text: string): ServerMessage | null {
  try {
    const frame = JSON.parse(text) as ServerMessage | null;
    return frame?.type ? frame : null;
  } catch {
    return null;
  }
}
