import { numberFormat } from './formatters';

const steps = [
  { from: 1_000_000_000, suffix: 'B' },
  { from: 1_000_000, suffix: 'M' },
  { from: 1_000, suffix: 'K' },
] as const;

/**
 * A count in shorthand with at most one decimal, written as in the active language: 1,234 → `1,2K`,
 * 3,400,000 → `3,4M`, 716,000 → `716K`. Below 1,000 as it is. What would round to 1000 takes the next step.
 * See docs/product/words.md.
 */
export function formatCount(count: number, language: string): string {
  const step = steps.find(({ from }) => count >= from - from / 20_000);
  if (!step || count < 1_000) return `${count}`;
  const oneDecimal = numberFormat(language, { maximumFractionDigits: 1 });
  return `${oneDecimal.format(count / step.from)}${step.suffix}`;
}
