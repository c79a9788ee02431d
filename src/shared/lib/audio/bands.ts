/**
 * What an equaliser raises and lowers, in Hz: `name` is shown, `frequency` is the filter's. A shelf
 * is half as strong at its own frequency, so that of `name` is well within it.
 */
export const bands = [
  { name: 60, type: 'lowshelf', frequency: 110 },
  { name: 150, type: 'peaking', frequency: 150 },
  { name: 400, type: 'peaking', frequency: 400 },
  { name: 1000, type: 'peaking', frequency: 1000 },
  { name: 2400, type: 'peaking', frequency: 2400 },
  { name: 15_000, type: 'highshelf', frequency: 6000 },
] as const;
