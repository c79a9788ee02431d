/** The axis of values: where it ends, and the values that are written along it, from 0. */
export type Axis = { top: number; ticks: readonly number[] };

/** Equal steps of an axis whose end is given. */
const givenIntervals = 3;

/** An axis from 0 to a value that was agreed upon, in three equal steps; where a value lies above it, a round one. */
export function axisUpTo(top: number, values: readonly (number | null)[]): Axis {
  if (values.some((value) => value !== null && value > top)) return axisFor(values);
  const ticks = Array.from(
    { length: givenIntervals + 1 },
    (_, index) => (index * top) / givenIntervals,
  );
  return { top, ticks };
}

const roundSteps = [1, 2, 2.5, 5, 10];
const intervals = 4;

/**
 * An axis from 0 to a round value at or above the highest, in about four equal steps. Whole values
 * get whole steps.
 */
export function axisFor(values: readonly (number | null)[]): Axis {
  const highest = Math.max(0, ...values.map((value) => value ?? 0));
  if (highest === 0) return { top: 1, ticks: [0] };
  const isWhole = values.every((value) => value === null || Number.isInteger(value));
  const least = isWhole ? Math.max(1, highest / intervals) : highest / intervals;
  const power = 10 ** Math.floor(Math.log10(least));
  const fitting = roundSteps.find((round) => {
    const step = round * power;
    return step >= least * (1 - 1e-9) && (!isWhole || Number.isInteger(step));
  });
  const step = (fitting ?? 10) * power;
  const count = Math.ceil(highest / step - 1e-9);
  const ticks = Array.from({ length: count + 1 }, (_, index) =>
    Number((index * step).toPrecision(12)),
  );
  return { top: ticks.at(-1) ?? step, ticks };
}
