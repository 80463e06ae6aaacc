import { recalled, remember } from "#browser/device";
import { newStore } from "#browser/store";
import { glass, wood, type Stage } from "./instruments";
import { podium, reveal, roll, type Tune } from "./tunes";

/**
 * The board's sounds, made in the browser: no files. There is no sound before somebody has touched the page, and everything
 * audible is also visible. Music plays only if the teacher has turned it on.
 */

const MUTED = "bilye.muted";
const MUSIC = "bilye.music";
const VOLUME = 0.6;
const JOINS_A_SECOND = 8;
/** Music is scheduled this far ahead, so that it does not stutter while the board is busy. */
const AHEAD_S = 1.5;

let stage: (Stage & { readonly audio: AudioContext; readonly out: GainNode }) | null = null;
export const muted = newStore(recalled(MUTED) === "1");
export const music = newStore(recalled(MUSIC) === "1");
let joins: number[] = [];

/** Allows sounds: called on the first press of a key or a finger. */
export function unlockSounds(): void {
  if (stage) {
    void stage.audio.resume();
    return;
  }
  if (typeof AudioContext === "undefined") return;
  const audio = new AudioContext();
  const out = audio.createGain();
  out.gain.value = muted.get() ? 0 : VOLUME;
  out.connect(audio.destination);
  stage = { audio, out };
}

export function setMuted(next: boolean): void {
  muted.set(next);
  stage?.out.gain.setTargetAtTime(next ? 0 : VOLUME, stage.audio.currentTime, 0.02);
  remember(MUTED, next ? "1" : "0");
}

export function setMusic(next: boolean): void {
  music.set(next);
  remember(MUSIC, next ? "1" : null);
}

/** The stage if sounds can be heard now; null otherwise. */
const listening = () => (stage && stage.audio.state === "running" && !muted.get() ? stage : null);

/** A marble arrives: glass, its pitch from the marble's seed. A whole class at once sounds like rain, not like a roar. */
export function playJoin(seed: number): void {
  const now = performance.now();
  joins = joins.filter((at) => now - at < 1000);
  if (joins.length >= JOINS_A_SECOND) return;
  joins.push(now);
  const on = listening();
  if (on) glass(on, { at: on.audio.currentTime, pitch: 1700 + (seed % 12) * 110, loudness: 0.22 });
}

/** One of the last five seconds. */
export function playTick(): void {
  const on = listening();
  if (on) wood(on, { at: on.audio.currentTime, pitch: 420, loudness: 0.5 });
}

export const playRoll = (seconds: number): void => play(roll(seconds));
export const playReveal = (): void => play(reveal);
export const playPodium = (stepSeconds: number): void => play(podium(stepSeconds));

function play({ strokes }: Tune): void {
  const on = listening();
  if (on) for (const { with: strike, at, ...note } of strokes) strike(on, { ...note, at: on.audio.currentTime + at });
}

/** Plays a tune in a loop, softly, until it is stopped; the last notes fade. */
export function playRound({ seconds, strokes }: Tune): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let own: GainNode | null = null;
  let begun = 0;
  let next = 0;
  const lay = () => {
    timer = setTimeout(lay, 300);
    const on = listening();
    if (!on) return;
    if (!own) {
      own = on.audio.createGain();
      own.gain.value = 0.8;
      own.connect(on.out);
      begun = on.audio.currentTime + 0.1;
    }
    const until = on.audio.currentTime + AHEAD_S;
    // Skips the notes that were due while nothing could be heard.
    while (momentOf(next) < on.audio.currentTime) next++;
    for (; momentOf(next) < until; next++) {
      const { with: strike, at: _, ...note } = strokes[next % strokes.length]!;
      strike({ audio: on.audio, out: own }, { ...note, at: momentOf(next) });
    }
  };
  const momentOf = (stroke: number): number =>
    begun + Math.floor(stroke / strokes.length) * seconds + strokes[stroke % strokes.length]!.at;
  lay();
  return () => {
    clearTimeout(timer);
    if (own && stage) own.gain.setTargetAtTime(0, stage.audio.currentTime, 0.25);
  };
}
