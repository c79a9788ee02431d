import type { Style } from '../style.ts';

export const indie: Style = {
  steps: 16,
  tempo: [104, 132],
  swing: { pair: 4, amount: 0.02 },
  keys: [
    { mode: 'major', progressions: ['1 6 3 4', '4 1 6 5', '1 3 6 4', '2 4 1 1'] },
    { mode: 'mixolydian', progressions: ['1 7 4 4', '1 5 7 4', '4 1 7 1'] },
  ],
  sevenths: true,
  grooves: [
    {
      kick: 'X.....x.X.x.....',
      snare: '....X.......X...',
      hat: 'x.x.x.x.x.x.x.x.',
      shaker: 'o.o.o.o.o.o.o.o.',
    },
    { kick: 'X...x...X...x...', rim: '....x..x....x...', shaker: 'x.oxx.oxx.oxx.ox' },
    { kick: 'X..x..x.X..x....', tom: '..........x...x.', snare: '....X.......X...' },
  ],
  lift: { ride: 'x...x...x...x...', conga: '..x...x...x..xx.' },
  drums: { gain: 0.56, send: 0.18 },
  bass: {
    voice: 'fingerBass',
    gain: 0.52,
    pan: 0,
    send: 0.02,
    patterns: ['R-R-R-R-R-R-5-8-', 'R--R--R-R--R--a-', 'R---5---8---5---'],
  },
  comp: {
    voices: ['electric', 'steel', 'nylon'],
    gain: 0.25,
    pan: -0.4,
    send: 0.3,
    patterns: ['1-3-2-4-3-2-4-3-', 'C-..c-c-..c-c-c-', '4-3-2-3-4-3-2-1-'],
  },
  second: {
    voices: ['bell', 'electricPiano', 'marimba'],
    gain: 0.14,
    pan: 0.45,
    send: 0.35,
    patterns: ['....4---....3---', '3.4.3.4.3.4.3.4.'],
  },
  pad: { voices: ['pad', 'organ'], gain: 0.08, pan: 0, send: 0.45 },
  lead: {
    voices: ['flute', 'voiceLead', 'electric'],
    gain: 0.28,
    pan: 0.08,
    send: 0.4,
    centre: 69,
    rhythms: ['x---x-x---x-x---', 'x-x---x-x---....', '..x-x---x-x-x---', 'x--x--x---x-x-..'],
  },
  space: { reverb: 2, echo: 0.22 },
};
