import type { Style } from '../style.ts';

export const country: Style = {
  steps: 16,
  tempo: [96, 126],
  swing: { pair: 4, amount: 0.05 },
  keys: [
    { mode: 'major', progressions: ['1 4 1 5', '1 5 4 1', '1 1 4 5', '4 1 5 1', '6 4 1 5'] },
    { mode: 'mixolydian', progressions: ['1 7 4 1', '1 4 1 7'] },
  ],
  sevenths: false,
  grooves: [
    { kick: 'X.......X.......', snare: '....x.......x...', brush: 'o.x.x.x.o.x.x.x.' },
    { kick: 'X.......X.x.....', snare: 'oox.Xox.oox.Xox.' },
    { kick: 'X...x...X...x...', rim: '....x.......x...', shaker: 'x.x.x.x.x.x.x.x.' },
  ],
  lift: { hat: 'x.x.x.x.x.x.x.x.' },
  drums: { gain: 0.48, send: 0.12 },
  bass: {
    voice: 'uprightBass',
    gain: 0.6,
    pan: 0,
    send: 0.03,
    patterns: ['R---....5---....', 'R---..R-5---..a-', 'R---3---5---a---'],
  },
  comp: {
    voices: ['steel', 'nylon', 'piano'],
    gain: 0.28,
    pan: -0.4,
    send: 0.18,
    patterns: ['1---C-c-2---C-c-', '1-C-c-C-2-C-c-C-', '1-3-2-3-1-4-2-3-'],
  },
  second: {
    voices: ['banjo'],
    gain: 0.15,
    pan: 0.45,
    send: 0.18,
    patterns: ['1-3-4-3-2-3-4-3-', '13241324132413.4'],
  },
  pad: { voices: ['strings', 'organ'], gain: 0.05, pan: 0.1, send: 0.35 },
  lead: {
    voices: ['electric', 'steel', 'flute'],
    gain: 0.32,
    pan: 0.1,
    send: 0.28,
    centre: 69,
    rhythms: ['x---x-x-x---x---', 'x-x-x---x-x-x---', 'x--x--x-x-------', '..x-x-x-x---x-..'],
  },
  space: { reverb: 1.4, echo: 0.12 },
};
