/** Made in the browser: no files, nobody's licence. Each plays one sound at a moment of the audio clock. */

export type Stage = { readonly audio: BaseAudioContext; readonly out: AudioNode };
export type Note = { readonly at: number; readonly pitch: number; readonly loudness: number };

/** Struck glass, as marbles sound: a sine and two quieter, faster fading partials that are no harmonics. */
export function glass(stage: Stage, { at, pitch, loudness }: Note): void {
  partial(stage, { at, pitch, loudness }, 0.45);
  partial(stage, { at, pitch: pitch * 2.76, loudness: loudness * 0.35 }, 0.2);
  partial(stage, { at, pitch: pitch * 5.4, loudness: loudness * 0.12 }, 0.08);
}

/** A wooden tap: a low body that drops at once, and a click. */
export function wood(stage: Stage, { at, pitch, loudness }: Note): void {
  partial(stage, { at, pitch, loudness }, 0.09, "triangle", pitch * 0.6);
  partial(stage, { at, pitch: pitch * 3.1, loudness: loudness * 0.3 }, 0.03, "square");
}

/** A plucked tongue of metal: soft, and long enough to carry a tune. */
export function tongue(stage: Stage, { at, pitch, loudness }: Note): void {
  partial(stage, { at, pitch, loudness }, 0.9);
  partial(stage, { at, pitch: pitch * 2, loudness: loudness * 0.18 }, 0.4);
  partial(stage, { at, pitch: pitch * 6.3, loudness: loudness * 0.06 }, 0.06);
}

/** A low string under the tune. */
export function bass(stage: Stage, { at, pitch, loudness }: Note): void {
  partial(stage, { at, pitch, loudness }, 0.5, "triangle");
  partial(stage, { at, pitch: pitch * 2, loudness: loudness * 0.12 }, 0.2);
}

/** One stroke of a small drum: a breath of noise over a short low tone. */
export function drum(stage: Stage, { at, pitch, loudness }: Note): void {
  const { audio, out } = stage;
  const noise = audio.createBufferSource();
  noise.buffer = noiseOf(audio);
  const body = audio.createBiquadFilter();
  body.type = "bandpass";
  body.frequency.value = pitch * 9;
  body.Q.value = 0.6;
  const gain = fading(audio, at, loudness, 0.11);
  noise.connect(body).connect(gain).connect(out);
  noise.start(at);
  noise.stop(at + 0.13);
  partial(stage, { at, pitch, loudness: loudness * 0.6 }, 0.08, "sine", pitch * 0.7);
}

function partial(
  { audio, out }: Stage,
  { at, pitch, loudness }: Note,
  seconds: number,
  type: OscillatorType = "sine",
  endPitch = pitch,
): void {
  const oscillator = audio.createOscillator();
  oscillator.type = type;
  oscillator.frequency.setValueAtTime(pitch, at);
  oscillator.frequency.exponentialRampToValueAtTime(endPitch, at + seconds);
  oscillator.connect(fading(audio, at, loudness, seconds)).connect(out);
  oscillator.start(at);
  oscillator.stop(at + seconds + 0.02);
}

function fading(audio: BaseAudioContext, at: number, loudness: number, seconds: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loudness, at + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  return gain;
}

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

/** The same noise for every stroke: computed, not random, so that it sounds the same on every board. */
function noiseOf(audio: BaseAudioContext): AudioBuffer {
  const known = noises.get(audio);
  if (known) return known;
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * 0.2), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  let seed = 0x1234_5678;
  for (let i = 0; i < samples.length; i++) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) | 0;
    samples[i] = seed / 0x8000_0000;
  }
  noises.set(audio, buffer);
  return buffer;
}
