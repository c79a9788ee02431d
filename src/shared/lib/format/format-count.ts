const steps = [
  { from: 1_000_000_000, suffix: 'B' },
  { from: 1_000_000, suffix: 'M' },
  { from: 1_000, suffix: 'K' },
] as const;

/**
 * A count in shorthand with one decimal: 1,234 → `1.2K`, 3,400,000 → `3.4M`. Below 1,000 as it is.
 * What would round to 1000.0 takes the next step. Source: document 2, section 9.
 */
export function formatCount(count: number): string {
  const step = steps.find(({ from }) => count >= from - from / 20_000);
  return step && count >= 1_000 ? `${(count / step.from).toFixed(1)}${step.suffix}` : `${count}`;
}
