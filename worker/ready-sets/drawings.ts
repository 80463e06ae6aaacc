import cell from "../../web/assets/examples/bitki-hucresi.webp?inline";
import plane from "../../web/assets/examples/koordinat-sistemi.webp?inline";

const addresses: Readonly<Record<string, string>> = { "bitki-hucresi": cell, "koordinat-sistemi": plane };

/** Decodes one of our drawings; null for an unknown name. */
export function bytesOf(drawing: string): Uint8Array<ArrayBuffer> | null {
  const address = addresses[drawing];
  return address === undefined ? null : new Uint8Array(Buffer.from(address.slice(address.indexOf(",") + 1), "base64"));
}
