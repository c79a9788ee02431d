import type { Style } from '../style.ts';

export const jazz: Style = {
  steps: 16,
  tempo: [108, 164],
  swing: { pair: 4, amount: 0.16 },
  keys: [
    { mode: 'major', progressions: ['2 5 1 6', '1 6 2 5', '3M 6M 2M 5', '4 5 3 6', '1 4 3 6M'] },
    { mode: 'dorian', progressions: ['1 4 1 4', '2 5M 1 1', '1 7 6 5M', '4 4 1 5M'] },
  ],
  sevenths: true,
  grooves: [
    {
      ride: 'X...x..xX...x..x',
      hat: '....x.......x...',
      brush: '....o.......o...',
      kick: 'o.......o.......',
    },
    { brush: 'x..ox...x..ox...', ride: 'x...x..xx...x..x', kick: 'o.......o.....o.' },
  ],
  lift: { rim: '............x...', snare: '......o.......o.' },
  drums: { gain: 0.36, send: 0.2 },
  bass: {
    voice: 'uprightBass',
    gain: 0.6,
    pan: 0.05,
    send: 0.06,
    patterns: ['R---3---5---a---', 'R---5---8---a---', 'R---R-..5---a---'],
  },
  comp: {
    voices: ['piano', 'electricPiano', 'organ', 'nylon'],
    gain: 0.26,
    pan: -0.3,
    send: 0.22,
    patterns: ['..C-....c-....C-', 'C--...c-....c---', '......C---..c-..'],
  },
  second: {
    voices: ['nylon', 'bell', 'electric'],
    gain: 0.12,
    pan: 0.45,
    send: 0.22,
    patterns: ['c...c...c...c...', '....c.......c...'],
  },
  pad: null,
  lead: {
    voices: ['trumpet', 'flute', 'piano', 'brass', 'electric'],
    gain: 0.32,
    pan: 0.15,
    send: 0.3,
    centre: 68,
    rhythms: [
      'x-x-x-x-x-x-x---',
      '..x-x-x-x---x-x-',
      'x---..x-x-x-x-..',
      'x-x---x-..x-x---',
      '....x-x-x-x-x-x-',
    ],
  },
  space: { reverb: 1.5, echo: 0 },
};
