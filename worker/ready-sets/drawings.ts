import cell from "#assets/examples/bitki-hucresi.webp?inline";
import plane from "#assets/examples/koordinat-sistemi.webp?inline";
import moons from "./drawings/ay-konumlari.webp?inline";
import chart from "./drawings/kitap-grafigi.webp?inline";
import light from "./drawings/isik-acisi.webp?inline";
import ladder from "./drawings/merdiven.webp?inline";
import resistors from "./drawings/paralel-direncler.webp?inline";
import plot from "./drawings/ucgen-parsel.webp?inline";
import ramp from "./drawings/rampa.webp?inline";
import clock from "./drawings/saat-uc.webp?inline";
import quarter from "./drawings/dortte-bir.webp?inline";
import squares from "./drawings/kareler.webp?inline";

const addresses: Readonly<Record<string, string>> = {
  "ay-konumlari": moons,
  "bitki-hucresi": cell,
  "kitap-grafigi": chart,
  "koordinat-sistemi": plane,
  "dortte-bir": quarter,
  "saat-uc": clock,
  "isik-acisi": light,
  kareler: squares,
  merdiven: ladder,
  "paralel-direncler": resistors,
  rampa: ramp,
  "ucgen-parsel": plot,
};

/** Decodes one of our drawings; null for an unknown name. */
export function bytesOf(drawing: string): Uint8Array<ArrayBuffer> | null {
  const address = addresses[drawing];
  return address === undefined ? null : new Uint8Array(Buffer.from(address.slice(address.indexOf(",") + 1), "base64"));
}
