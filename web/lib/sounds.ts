import { recalled, remember } from "../base/device";
import { Store } from "../base/store";

/**
 * The board's sounds, made in the browser: no files. Nothing sounds before somebody has touched the page, and nothing
 * that is heard is not also seen.
 */

const KEY = "bilye.muted";
const VOLUME = 0.6;
const JOINS_A_SECOND = 8;

let context: AudioContext | null = null;
let out: GainNode | null = null;
export const muted = new Store(recalled(KEY) === "1");
let joins: number[] = [];

/** Lets sounds begin: called with the first press of a key or a finger. */
export function unlockSounds(): void {
  if (context) {
    void context.resume();
    return;
  }
  if (typeof AudioContext === "undefined") return;
  context = new AudioContext();
  out = context.createGain();
  out.gain.value = muted.get() ? 0 : VOLUME;
  out.connect(context.destination);
}

export function setMuted(next: boolean): void {
  muted.set(next);
  if (context && out) out.gain.setTargetAtTime(next ? 0 : VOLUME, context.currentTime, 0.02);
  remember(KEY, next ? "1" : "0");
}

/** A marble arrives: glass, its pitch from the marble's seed. A whole class at once stays a rain, not a roar. */
export function playJoin(seed: number): void {
  const now = performance.now();
  joins = joins.filter((at) => now - at < 1000);
  if (joins.length >= JOINS_A_SECOND) return;
  joins.push(now);
  glass(0, 1700 + (seed % 12) * 110, 0.22);
}

/** One of the last five seconds. */
export const playTick = (): void => wood(0, 420, 0.5);

/** The answer is shown: two rising glasses. */
export function playReveal(): void {
  glass(0, 1175, 0.45);
  glass(0.16, 1568, 0.5);
}

/** Three marbles land, then the school bell. `stepSeconds` apart, as the podium builds up. */
export function playPodium(stepSeconds: number): void {
  for (const step of [0, 1, 2]) wood(step * stepSeconds, 300 + step * 60, 0.9);
  for (let stroke = 0; stroke < 14; stroke++) glass(3 * stepSeconds + stroke * 0.075, stroke % 2 ? 2093 : 2349, 0.16);
}

/** Struck glass: a sine and two quieter, faster fading partials that are no harmonics. */
function glass(delay: number, pitch: number, loudness: number): void {
  partial(delay, pitch, loudness, 0.45);
  partial(delay, pitch * 2.76, loudness * 0.35, 0.2);
  partial(delay, pitch * 5.4, loudness * 0.12, 0.08);
}

/** A wooden tap: a low body that drops at once, and a click. */
function wood(delay: number, pitch: number, loudness: number): void {
  partial(delay, pitch, loudness, 0.09, "triangle", pitch * 0.6);
  partial(delay, pitch * 3.1, loudness * 0.3, 0.03, "square");
}

function partial(
  delay: number,
  pitch: number,
  loudness: number,
  seconds: number,
  type: OscillatorType = "sine",
  endPitch = pitch,
): void {
  if (!context || !out || context.state !== "running" || muted.get()) return;
  const at = context.currentTime + delay;
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  oscillator.type = type;
  oscillator.frequency.setValueAtTime(pitch, at);
  oscillator.frequency.exponentialRampToValueAtTime(endPitch, at + seconds);
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loudness, at + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  oscillator.connect(gain).connect(out);
  oscillator.start(at);
  oscillator.stop(at + seconds + 0.02);
}
