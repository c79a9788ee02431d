export type Axis = { top: number; ticks: readonly number[] };

/** Equal steps; a higher value rounds the end up. */
export function axisUpTo(top: number, values: readonly (number | null)[]): Axis {
  if (values.some((value) => value !== null && value > top)) return axisFor(values);
  const count = [4, 3].find((each) => isRound(top / each)) ?? 4;
  const ticks = Array.from({ length: count + 1 }, (_, index) => (index * top) / count);
  return { top, ticks };
}

function isRound(step: number): boolean {
  const digits = step / 10 ** Math.floor(Math.log10(step));
  return [1, 2, 2.5, 3, 5].some((round) => Math.abs(digits - round) < 1e-9);
}

const roundSteps = [1, 2, 2.5, 5, 10];
const intervals = 4;

/** A round end in about four equal steps, whole for whole values. */
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

/** Percent of the width. */
export const getMiddle = (index: number, count: number): number => ((index + 0.5) / count) * 100;

/** `share` of the width, 0 to 1. */
export const slotAt = (share: number, count: number): number =>
  Math.min(count - 1, Math.max(0, Math.floor(share * count)));
