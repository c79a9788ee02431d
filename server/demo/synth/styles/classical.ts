import type { Style } from '../style.ts';

const shared = {
  swing: { pair: 4, amount: 0 },
  keys: [
    {
      mode: 'major',
      progressions: ['1 5 6 3 4 1 4 5', '1 4 5 1', '1 6 2 5', '6 3 4 1', '4 1 2 5'],
    },
    { mode: 'minor', progressions: ['1 4 5M 1', '1 6 4 5M', '1 7 6 5M', '6 3 4 5M', '4 1 2 5M'] },
  ],
  sevenths: false,
  lift: {},
  drums: { gain: 0.2, send: 0.3 },
  space: { reverb: 2.8, echo: 0 },
} as const satisfies Partial<Style>;

export const arpeggios: Style = {
  ...shared,
  steps: 16,
  tempo: [66, 92],
  grooves: [{}],
  bass: {
    voice: 'strings',
    gain: 0.26,
    pan: 0.2,
    send: 0.3,
    patterns: ['R---------------', 'R-------5-------'],
  },
  comp: {
    voices: ['piano', 'harp', 'nylon'],
    gain: 0.34,
    pan: -0.2,
    send: 0.35,
    patterns: ['1.2.3.4.3.2.3.2.', '1234321212343212', '1-3-2-3-1-3-2-3-'],
  },
  second: {
    voices: ['pizzicato', 'bell'],
    gain: 0.16,
    pan: 0.4,
    send: 0.35,
    patterns: ['4...3...2...3...', '..4...3...4...3.'],
  },
  pad: { voices: ['strings'], gain: 0.12, pan: 0, send: 0.45 },
  lead: {
    voices: ['strings', 'flute', 'piano', 'trumpet'],
    gain: 0.3,
    pan: 0.1,
    send: 0.4,
    centre: 72,
    rhythms: ['x-------x---x---', 'x---x---x-------', 'x-----x-x---x---', 'x---x-x-x-x-x---'],
  },
};

export const waltz: Style = {
  ...shared,
  steps: 12,
  tempo: [112, 150],
  grooves: [{}],
  bass: {
    voice: 'strings',
    gain: 0.28,
    pan: 0.2,
    send: 0.3,
    patterns: ['R---........', 'R---....5---'],
  },
  comp: {
    voices: ['pizzicato', 'piano', 'nylon'],
    gain: 0.3,
    pan: -0.25,
    send: 0.35,
    patterns: ['....C-..c-..', '....c---c---'],
  },
  second: {
    voices: ['harp'],
    gain: 0.2,
    pan: 0.4,
    send: 0.4,
    patterns: ['1.2.3.4.3.2.', '..1.2.3.4.3.'],
  },
  pad: { voices: ['strings'], gain: 0.1, pan: 0, send: 0.45 },
  lead: {
    voices: ['bell', 'nylon', 'harp'],
    gain: 0.32,
    pan: 0.1,
    send: 0.4,
    centre: 73,
    rhythms: ['x-------x---', 'x---x---x---', 'x-----x-x-x-', 'x-----------', 'x-x-x-x-x---'],
  },
};
