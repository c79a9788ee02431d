import type { Style } from '../style.ts';

export const rAndB: Style = {
  steps: 16,
  tempo: [66, 84],
  swing: { pair: 2, amount: 0.09 },
  keys: [
    { mode: 'major', progressions: ['4 3 6 1', '4 5 3 6', '1 3M 6 4', '2 5 3 6'] },
    { mode: 'dorian', progressions: ['1 4 7 3', '4 1 4 5', '1 2 3 4'] },
  ],
  sevenths: true,
  grooves: [
    { deepKick: 'X......x..x.....', snare: '....x.......x...', hat: 'xoxoxoxoxoxoxoxx' },
    {
      deepKick: 'X.x.......x..x..',
      rim: '....X.......X...',
      hat: 'x.xxx.x.x.xxx.x.',
      shaker: '.o.o.o.o.o.o.o.o',
    },
  ],
  lift: { clap: '....x.......x...', openHat: '..........x.....' },
  drums: { gain: 0.56, send: 0.14 },
  bass: {
    voice: 'subBass',
    gain: 0.58,
    pan: 0,
    send: 0,
    patterns: ['R----.R---..5-a-', 'R------.R-.8--5-', 'R--.R---.-..R-a-'],
  },
  comp: {
    voices: ['electricPiano', 'piano', 'nylon'],
    gain: 0.3,
    pan: -0.2,
    send: 0.28,
    patterns: ['C-------c--.c---', 'C----.c---..c---', '1-2-3-4-3-2-3-4-'],
  },
  second: {
    voices: ['nylon', 'bell', 'mutedGuitar'],
    gain: 0.14,
    pan: 0.42,
    send: 0.35,
    patterns: ['..4-3-......2-3-', '....4.3.2...4.3.'],
  },
  pad: { voices: ['pad', 'strings'], gain: 0.12, pan: 0, send: 0.4 },
  lead: {
    voices: ['voiceLead', 'flute'],
    gain: 0.3,
    pan: 0.05,
    send: 0.35,
    centre: 69,
    rhythms: ['x-x--x-x-x---...', '..xx-x--x-x-----', 'x---x-xx-x--x---', '....x-x-x-xx-x--'],
  },
  space: { reverb: 2, echo: 0.2 },
};
