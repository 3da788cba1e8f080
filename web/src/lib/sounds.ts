// Short sounds of a table, made here: a coin, a knock on wood, a bell, a hammer. Off until somebody wants them.

export type Sound = 'coin' | 'knock' | 'bell' | 'hammer';

/** A tone that dies away: its pitch in hertz, when it begins and how long it lasts, in seconds. */
interface Tone {
  pitch: number;
  at: number;
  lasts: number;
  loud: number;
  shape: OscillatorType;
}

const tone = (
  pitch: number,
  at: number,
  lasts: number,
  loud: number,
  shape: OscillatorType = 'sine',
): Tone => ({
  pitch,
  at,
  lasts,
  loud,
  shape,
});
const knock = (at: number, pitch: number): Tone[] => [
  tone(pitch, at, 0.09, 0.5, 'triangle'),
  tone(pitch * 2.7, at, 0.03, 0.25, 'square'),
];
/** The partials of a bell, as parts of its pitch. */
const PARTIALS = [0.5, 1, 1.19, 1.5, 2, 2.74];
const BELL = 523;

export const TONES: Record<Sound, Tone[]> = {
  coin: [tone(1568, 0, 0.09, 0.2, 'triangle'), tone(2093, 0.07, 0.25, 0.22, 'triangle')],
  knock: knock(0, 180),
  bell: PARTIALS.map((part, at) => tone(BELL * part, 0, 1.8 / (1 + at * 0.5), 0.16 / (1 + at * 0.35))),
  hammer: [...knock(0, 140), ...knock(0.2, 120)],
};

const SOFT = 0.5;
let air: AudioContext | null = null;

/** Play a sound. A browser that has not been touched yet keeps silent. */
export function play(sound: Sound): void {
  air ??= new AudioContext();
  if (air.state === 'suspended') void air.resume();
  for (const each of TONES[sound]) ring(air, each);
}

function ring(context: AudioContext, { pitch, at, lasts, loud, shape }: Tone): void {
  const [start, source, volume] = [
    context.currentTime + at,
    context.createOscillator(),
    context.createGain(),
  ];
  source.type = shape;
  source.frequency.value = pitch;
  volume.gain.setValueAtTime(loud * SOFT, start);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  source.connect(volume).connect(context.destination);
  source.start(start);
  source.stop(start + lasts);
}
