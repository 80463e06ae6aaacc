import type { GreyImage } from "#hosting/cards/reading/picture";
import { HALF_CARD } from "./card-face";
import type { HeldCard, Scene } from "./classroom";
import { numbersFrom } from "#shared/seeded";
import { spread } from "./random";
import { aRoom } from "./room";

/** `light`: how much is left in the darkest corner; `noise`, `shake` and `lens` in shades, pixels and rounds of blur. */
export type Conditions = {
  readonly light: number;
  readonly noise: number;
  readonly shake: number;
  readonly lens: number;
  readonly blur: number;
};
export const usual: Conditions = { light: 0.45, noise: 5, shake: 0.4, lens: 1, blur: 1 };
export const bad: Conditions = { light: 0.3, noise: 8, shake: 0.6, lens: 1, blur: 2.5 };

/** Takes pictures of a scene: the same seed takes the same picture. */
export class Camera {
  readonly #scene: Scene;
  readonly #conditions: Conditions;
  readonly #room: Float32Array;
  readonly #light: Float32Array;
  readonly #noise: Float32Array;

  constructor(scene: Scene, conditions: Conditions, seed: number) {
    const { width, height } = scene;
    this.#scene = scene;
    this.#conditions = conditions;
    this.#room = aRoom(width, height, seed);
    this.#light = new Float32Array(width * height);
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const edge = (x / width - 0.5) ** 2 + (y / height - 0.5) ** 2;
        this.#light[y * width + x] = (conditions.light + ((1 - conditions.light) * x) / width) * (1 - edge / 2);
      }
    }
    const random = numbersFrom(seed + 1);
    this.#noise = Float32Array.from({ length: 1 << 20 }, () => spread(random) * conditions.noise);
  }

  picture(seed: number): GreyImage {
    const { width, height, cards } = this.#scene;
    const random = numbersFrom(seed);
    const seen = Float32Array.from(this.#room);
    for (const card of cards) hold(seen, this.#scene, card, this.#conditions, random);
    const grey = new Uint8Array(width * height);
    let noiseAt = Math.floor(random() * this.#noise.length);
    for (let at = 0; at < grey.length; at++) {
      // Jumps to another place of the noise for every line, so that the noise never repeats itself.
      if (at % width === 0) noiseAt = Math.floor(random() * this.#noise.length);
      const shade = seen[at]! * this.#light[at]! + this.#noise[noiseAt++ & (this.#noise.length - 1)]!;
      grey[at] = shade < 0 ? 0 : shade > 255 ? 255 : shade;
    }
    return { width, height, grey };
  }
}

/** Samples of a pixel in each direction; a large card needs fewer. */
const samplesOf = ({ size }: HeldCard) => (size > 32 ? 2 : 3);

/** Draws a card into the picture, softened by its motion and by the lens. */
function hold(seen: Float32Array, scene: Scene, card: HeldCard, conditions: Conditions, random: () => number): void {
  const shake = { x: spread(random) * conditions.shake, y: spread(random) * conditions.shake };
  const way = random() * 2 * Math.PI;
  const length = card.blur * conditions.blur * (0.6 + 0.8 * random());
  const steps = Math.max(1, Math.ceil(length * 1.5));
  const samples = samplesOf(card);
  const reach = Math.ceil(card.size * HALF_CARD * 1.6 + length + 4);
  const [left, top] = [Math.max(0, Math.floor(card.x) - reach), Math.max(0, Math.floor(card.y) - reach)];
  const wide = Math.min(scene.width, Math.ceil(card.x) + reach) - left;
  const high = Math.min(scene.height, Math.ceil(card.y) + reach) - top;
  const shade = new Float32Array(wide * high);
  const cover = new Float32Array(wide * high);
  for (let step = 0; step < steps; step++) {
    const moved = steps === 1 ? 0 : (step / (steps - 1) - 0.5) * length;
    const at = seenAt(scene, card, shake.x + Math.cos(way) * moved - left, shake.y + Math.sin(way) * moved - top);
    for (let y = 0; y < high; y++) {
      for (let x = 0; x < wide; x++) {
        for (let k = 0; k < samples * samples; k++) {
          const px = x + ((k % samples) + 0.5) / samples;
          const py = y + (Math.floor(k / samples) + 0.5) / samples;
          const w = at[6]! * px + at[7]! * py + at[8]!;
          const u = (at[0]! * px + at[1]! * py + at[2]!) / w;
          const v = (at[3]! * px + at[4]! * py + at[5]!) / w;
          if (!(u >= -HALF_CARD && u <= HALF_CARD && v >= -HALF_CARD && v <= HALF_CARD)) continue;
          const { thumb } = card;
          const isCovered = thumb !== null && Math.hypot(u - thumb.u, v - thumb.v) < thumb.radius;
          shade[y * wide + x]! += (isCovered ? 140 : card.face(u, v)) * card.light;
          cover[y * wide + x]! += 1;
        }
      }
    }
  }
  const all = steps * samples * samples;
  for (let k = 0; k < shade.length; k++) {
    if (cover[k] === 0) continue;
    const at = (top + Math.floor(k / wide)) * scene.width + left + (k % wide);
    seen[at] = seen[at]! * (1 - cover[k]! / all) + shade[k]! / all;
  }
  for (let round = 0; round < conditions.lens; round++) soften(seen, scene.width, { left, top, wide, high });
}

/** Maps the picture to the card: the inverse of turning, tilting and looking at it from a distance. */
function seenAt({ width, height }: Scene, card: HeldCard, dx: number, dy: number): number[] {
  // A field of view of about 65 degrees.
  const focus = 0.78 * width;
  const distance = focus / card.size;
  const [ct, st] = [Math.cos(card.turn), Math.sin(card.turn)];
  const [ca, sa] = [Math.cos(card.axis), Math.sin(card.axis)];
  const [ci, si] = [Math.cos(card.tilt), Math.sin(card.tilt)];
  // Maps a place (u, v) of the card: turned, then tilted about the axis.
  const across = [-ct * sa + st * ca, st * sa + ct * ca];
  const along = [ct * ca + st * sa, -st * ca + ct * sa];
  const X = [along[0]! * ca - across[0]! * ci * sa, along[1]! * ca - across[1]! * ci * sa];
  const Y = [along[0]! * sa + across[0]! * ci * ca, along[1]! * sa + across[1]! * ci * ca];
  const D = [across[0]! * si, across[1]! * si];
  const [mx, my] = [width / 2 + dx, height / 2 + dy];
  const [cx, cy] = [((card.x - width / 2) / focus) * distance, ((card.y - height / 2) / focus) * distance];
  return inverse([
    focus * X[0]! + mx * D[0]!,
    focus * X[1]! + mx * D[1]!,
    focus * cx + mx * distance,
    focus * Y[0]! + my * D[0]!,
    focus * Y[1]! + my * D[1]!,
    focus * cy + my * distance,
    D[0]!,
    D[1]!,
    distance,
  ]);
}

/** Inverts a matrix, up to a factor, which cancels out where the result is used. */
function inverse([a, b, c, d, e, f, g, h, i]: readonly number[]): number[] {
  return [
    e! * i! - f! * h!,
    c! * h! - b! * i!,
    b! * f! - c! * e!,
    f! * g! - d! * i!,
    a! * i! - c! * g!,
    c! * d! - a! * f!,
    d! * h! - e! * g!,
    b! * g! - a! * h!,
    a! * e! - b! * d!,
  ];
}

type Patch = { readonly left: number; readonly top: number; readonly wide: number; readonly high: number };

function soften(seen: Float32Array, width: number, { left, top, wide, high }: Patch): void {
  const rows = new Float32Array(wide * high);
  const at = (x: number, y: number) => (top + y) * width + left + x;
  for (let y = 0; y < high; y++) {
    for (let x = 0; x < wide; x++) {
      const [before, after] = [at(Math.max(0, x - 1), y), at(Math.min(wide - 1, x + 1), y)];
      rows[y * wide + x] = (seen[before]! + 2 * seen[at(x, y)]! + seen[after]!) / 4;
    }
  }
  for (let y = 0; y < high; y++) {
    for (let x = 0; x < wide; x++) {
      const [above, below] = [Math.max(0, y - 1) * wide + x, Math.min(high - 1, y + 1) * wide + x];
      seen[at(x, y)] = (rows[above]! + 2 * rows[y * wide + x]! + rows[below]!) / 4;
    }
  }
}
