/** Stands for a figure that cannot be: a ratio of nothing, a day that there is not. */
export const dash = '–';

/** A figure as it is written, or a dash where there is none: a ratio of nothing is not 0. */
export const orDash = <Value>(value: Value | null, write: (value: Value) => string): string =>
  value === null ? dash : write(value);
