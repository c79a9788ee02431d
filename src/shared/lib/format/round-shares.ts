import { divideUnits } from './divide-units.ts';

type Rounded = {
  shares: number[];
  decimals: 0 | 1;
};

type Options = {
  /** By default the parts' sum. */
  total?: number | undefined;
  /** By default whole percents, or tenths if a part would read 0 %. */
  decimals?: 0 | 1;
};

/**
 * Rounds shares so that they add up to 100 %: each is cut, and the remainder goes to those that
 * lost most. See docs/product/figures.md.
 */
export function roundShares(parts: readonly number[], { total, decimals }: Options = {}): Rounded {
  const listed = parts.reduce((sum, part) => sum + part, 0);
  const whole = Math.max(total ?? listed, listed);
  if (whole <= 0) return { shares: parts.map(() => 0), decimals: decimals ?? 0 };
  const all = [...parts, whole - listed];
  const precise = decimals ?? 0;
  const rounded = apportion(all, whole, precise);
  const isLost = all.some((part, index) => part > 0 && rounded[index] === 0);
  const shown = decimals === undefined && isLost ? apportion(all, whole, 1) : rounded;
  return { shares: shown.slice(0, parts.length), decimals: decimals ?? (isLost ? 1 : 0) };
}

function apportion(parts: readonly number[], whole: number, decimals: 0 | 1): number[] {
  const units = decimals === 0 ? 100 : 1000;
  const exact = parts.map((part) => (part / whole) * units);
  return divideUnits(exact, units).map((unit) => unit / units);
}
