import type { Style } from '../style.ts';

export const pop: Style = {
  steps: 16,
  tempo: [98, 122],
  swing: { pair: 4, amount: 0 },
  keys: [
    { mode: 'major', progressions: ['1 5 6 4', '6 4 1 5', '1 4 6 5', '4 1 5 6', '1 3 4 5'] },
    { mode: 'minor', progressions: ['1 6 3 7', '6 7 1 1', '1 4 6 7', '6 3 7 1'] },
  ],
  sevenths: false,
  grooves: [
    { kick: 'X.....x.X.......', snare: '....X.......X...', hat: 'x.x.x.x.x.x.x.x.' },
    { kick: 'X..x....X.x.....', clap: '....X.......X...', hat: 'x.xox.x.x.xox.x.' },
    { clubKick: 'X...X...X...X...', clap: '....x.......x...', hat: '..x...x...x...x.' },
  ],
  lift: { openHat: '..............x.', shaker: 'oxoxoxoxoxoxoxox' },
  drums: { gain: 0.62, send: 0.1 },
  bass: {
    voice: 'fingerBass',
    gain: 0.55,
    pan: 0,
    send: 0,
    patterns: ['R--.R.R-R--.R.5-', 'R-.R-.R-R-.R-.8-', 'R-R-R-R-R-R-R-a-'],
  },
  comp: {
    voices: ['piano', 'electricPiano', 'synthPluck'],
    gain: 0.24,
    pan: -0.25,
    send: 0.25,
    patterns: ['C---..c-C---c-..', 'C-c-c-C-c-c-C-c-', '1-3-2-3-4-3-2-3-'],
  },
  second: {
    voices: ['nylon', 'bell', 'mutedGuitar'],
    gain: 0.14,
    pan: 0.45,
    send: 0.3,
    patterns: ['..3.4.3...3.4.2.', '1.3.4.3.1.3.4.3.'],
  },
  pad: { voices: ['pad', 'strings'], gain: 0.1, pan: 0, send: 0.4 },
  lead: {
    voices: ['voiceLead', 'synthLead', 'flute'],
    gain: 0.3,
    pan: 0.05,
    send: 0.3,
    centre: 69,
    rhythms: [
      'x-x-x--x-x--x---',
      '..x-x-x-x---x-x-',
      'x--x--x-x---....',
      'x-x-..x-x-x-x---',
      'x---x-x-x-----..',
    ],
  },
  space: { reverb: 1.6, echo: 0.16 },
};
