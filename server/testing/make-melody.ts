type Melody = {
  /** Hertz. */
  rate?: number;
  seconds?: number;
  /** Beats a minute. */
  tempo?: number;
  /** Seconds of silence in front. */
  delay?: number;
  gain?: number;
};

const frequencyOf = (note: number) => 440 * 2 ** ((note - 69) / 12);

/** Two voices of notes that a number chooses, two to a beat, which fade; samples of one channel. */
export function makeMelody(song: number, form: Melody = {}): Float32Array {
  const { rate = 44_100, seconds = 18, tempo = 120, delay = 0, gain = 1 } = form;
  let seed = song;
  const draw = (below: number) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((seed / 2 ** 32) * below);
  };
  const length = 30 / tempo;
  const notes = Array.from({ length: Math.ceil(seconds / length) }, () =>
    [draw(36), draw(36)].map((note) => 2 * Math.PI * frequencyOf(48 + note)),
  );
  return Float32Array.from({ length: Math.round((seconds + delay) * rate) }, (_, index) => {
    const time = index / rate - delay;
    const [one, other] = notes[Math.floor(time / length)] ?? [];
    if (one === undefined || other === undefined) return 0;
    const loud = 0.3 * gain * Math.exp(-4 * (time % length));
    return loud * (Math.sin(one * time) + 0.6 * Math.sin(other * time));
  });
}
