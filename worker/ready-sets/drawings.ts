import cell from "../../web/assets/examples/bitki-hucresi.webp?inline";
import plane from "../../web/assets/examples/koordinat-sistemi.webp?inline";
import chart from "../../web/assets/ready-sets/kitap-grafigi.webp?inline";
import ladder from "../../web/assets/ready-sets/merdiven.webp?inline";
import plot from "../../web/assets/ready-sets/ucgen-parsel.webp?inline";
import ramp from "../../web/assets/ready-sets/rampa.webp?inline";
import squares from "../../web/assets/ready-sets/kareler.webp?inline";

const addresses: Readonly<Record<string, string>> = {
  "bitki-hucresi": cell,
  "kitap-grafigi": chart,
  "koordinat-sistemi": plane,
  kareler: squares,
  merdiven: ladder,
  rampa: ramp,
  "ucgen-parsel": plot,
};

/** Decodes one of our drawings; null for an unknown name. */
export function bytesOf(drawing: string): Uint8Array<ArrayBuffer> | null {
  const address = addresses[drawing];
  return address === undefined ? null : new Uint8Array(Buffer.from(address.slice(address.indexOf(",") + 1), "base64"));
}
