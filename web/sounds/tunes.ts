import { bass, drum, glass, tongue, wood, type Note, type Stage } from "./instruments";

/** Music as a list of strokes with their times, in seconds from the first beat. */
type Stroke = Note & { readonly with: (stage: Stage, note: Note) => void };
export type Tune = { readonly seconds: number; readonly strokes: readonly Stroke[] };

/** Steps of a minor scale without its sixth, from D: any of them sound well together. */
const scale = [0, 2, 3, 5, 7, 10];
const pitchOf = (step: number, low = 293.66): number => {
  const octave = Math.floor(step / scale.length);
  return low * 2 ** ((scale[step - octave * scale.length]! + 12 * octave) / 12);
};

const inTime = ({ seconds, strokes }: Tune): Tune => ({ seconds, strokes: strokes.toSorted((a, b) => a.at - b.at) });

/**
 * The length of a beat. A bar has nine quick ones, grouped as two, two, two and three, as in half of the dances between Edirne
 * and Erzurum.
 */
const BEAT = 0.2;
const BAR = 9 * BEAT;
const heavy = [0, 2, 4, 6];

/** The lobby's tune: four bars in a loop, each with its own first note. */
const bars: readonly (readonly (number | null)[])[] = [
  [0, null, 2, null, 4, 3, 2, null, 3],
  [1, null, 3, null, 4, 5, 4, null, 3],
  [2, null, 4, null, 5, 4, 3, null, 4],
  [0, null, 2, 3, 2, null, 1, null, 0],
];
const roots = [0, 3, 5, 4];

export const lobby: Tune = inTime({
  seconds: bars.length * BAR,
  strokes: bars.flatMap((bar, b) => [
    ...bar.flatMap((step, beat): Stroke[] =>
      step === null
        ? []
        : [
            {
              with: tongue,
              at: b * BAR + beat * BEAT,
              pitch: pitchOf(step),
              loudness: heavy.includes(beat) ? 0.2 : 0.13,
            },
          ],
    ),
    ...[0, 4, 6].map((beat): Stroke => {
      const pitch = pitchOf(roots[b]!, 73.42);
      return { with: bass, at: b * BAR + beat * BEAT, pitch, loudness: beat === 0 ? 0.3 : 0.2 };
    }),
    ...heavy.map((beat): Stroke => {
      return {
        with: drum,
        at: b * BAR + beat * BEAT,
        pitch: beat === 0 ? 110 : 170,
        loudness: beat === 6 ? 0.07 : 0.04,
      };
    }),
  ]),
});

/** While a question runs: a pulse that leaves room for thinking. */
export const thinking: Tune = inTime({
  seconds: 2 * BAR,
  strokes: [0, 1].flatMap((b) => [
    ...heavy.map((beat): Stroke => {
      return { with: bass, at: b * BAR + beat * BEAT, pitch: pitchOf(beat === 6 ? 4 : 0, 73.42), loudness: 0.18 };
    }),
    { with: tongue, at: b * BAR + 6 * BEAT, pitch: pitchOf(b === 0 ? 4 : 3), loudness: 0.08 },
  ]),
});

/** After the podium has been built: the lobby's tune again, an octave up, as glass. */
export const feast: Tune = {
  seconds: lobby.seconds,
  strokes: lobby.strokes.map((stroke) =>
    stroke.with === tongue
      ? { ...stroke, with: glass, pitch: stroke.pitch * 2, loudness: stroke.loudness * 0.7 }
      : stroke,
  ),
};

/** Before the answer: strokes that come faster and louder, and a beat of silence. */
export function roll(seconds: number): Tune {
  const strokes: Stroke[] = [];
  let at = 0;
  for (let i = 0; at < seconds - 0.12; i++) {
    const part = at / seconds;
    strokes.push({ with: drum, at, pitch: i % 2 ? 190 : 175, loudness: 0.04 + 0.16 * part });
    at += 0.075 - 0.04 * part;
  }
  return { seconds, strokes };
}

/** The answer is shown: two rising glasses. */
export const reveal: Tune = {
  seconds: 0.8,
  strokes: [
    { with: glass, at: 0, pitch: 1175, loudness: 0.45 },
    { with: glass, at: 0.16, pitch: 1568, loudness: 0.5 },
  ],
};

/** The shortest step, in seconds, before which marbles roll. */
const TOO_SOON_TO_ROLL = 0.5;

/**
 * Three marbles land one after another, a roll leads to the first place, and then the school bell rings. The podium's steps
 * rise `stepSeconds` apart.
 */
export function podium(stepSeconds: number): Tune {
  const bell = Array.from({ length: 14 }, (_, stroke): Stroke => {
    return { with: glass, at: 3 * stepSeconds + stroke * 0.075, pitch: stroke % 2 ? 2093 : 2349, loudness: 0.16 };
  });
  const steps = [0, 1, 2].map((step): Stroke => {
    return { with: wood, at: step * stepSeconds, pitch: 300 + step * 60, loudness: 0.9 };
  });
  const rolled = stepSeconds < TOO_SOON_TO_ROLL ? [] : roll(stepSeconds).strokes;
  const waiting = rolled.map((stroke) => ({ ...stroke, at: stroke.at + stepSeconds }));
  const [third, second, first] = steps;
  return { seconds: 3 * stepSeconds + 1.5, strokes: [third!, second!, ...waiting, first!, ...bell] };
}
