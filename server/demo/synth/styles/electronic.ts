import type { Style } from '../style.ts';

export const electronic: Style = {
  steps: 16,
  tempo: [118, 130],
  swing: { pair: 4, amount: 0 },
  keys: [
    { mode: 'minor', progressions: ['1 6 3 7', '6 7 1 5', '1 3 7 6', '4 6 1 7'] },
    { mode: 'dorian', progressions: ['1 1 4 4', '1 7 4 1', '1 3 4 7'] },
  ],
  sevenths: false,
  grooves: [
    { clubKick: 'X...X...X...X...', clap: '....x.......x...', openHat: '..x...x...x...x.' },
    { clubKick: 'X...X...X...X...', clap: '....x.......x...', hat: 'x.Xxx.Xxx.Xxx.Xx' },
    {
      clubKick: 'X...X...X...X..x',
      tightSnare: '....x..o....x...',
      openHat: '..x...x...x...x.',
      hat: 'o.o.o.o.o.o.o.o.',
    },
  ],
  lift: { shaker: 'oxoxoxoxoxoxoxox', rim: '...x..x....x..x.' },
  drums: { gain: 0.66, send: 0.08 },
  bass: {
    voice: 'synthBass',
    gain: 0.46,
    pan: 0,
    send: 0.02,
    patterns: ['..R-..R-..R-..R-', '.RRR.RRR.RRR.RR8', 'R..R..R-..R-.R8.'],
  },
  comp: {
    voices: ['synthPluck', 'marimba', 'electricPiano'],
    gain: 0.26,
    pan: -0.2,
    send: 0.3,
    patterns: ['C..C..C...C..C..', '1.3.4.2.3.4.1.3.', '1234123412341234', '..C-..C-..C-..C-'],
  },
  second: {
    voices: ['bell', 'synthPluck', 'marimba'],
    gain: 0.14,
    pan: 0.4,
    send: 0.4,
    patterns: ['4..3..2.4..3..2.', '..4...3...4...2.'],
  },
  pad: { voices: ['pad'], gain: 0.17, pan: 0, send: 0.4 },
  lead: {
    voices: ['synthLead', 'synthPluck'],
    gain: 0.24,
    pan: 0,
    send: 0.35,
    centre: 71,
    rhythms: ['x..x..x.x..x..x.', 'x---x---x-x-x---', 'x.x.x.xx.x.x.x..', 'x--x--x-x-------'],
  },
  space: { reverb: 2.2, echo: 0.3 },
};
