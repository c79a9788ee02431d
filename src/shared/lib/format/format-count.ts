import { numberFormat } from './formatters';

const steps = [
  { from: 1_000_000_000, suffix: 'B' },
  { from: 1_000_000, suffix: 'M' },
  { from: 1_000, suffix: 'K' },
] as const;

/** 999,950 rounds to the next unit. */
const stepFor = (count: number) => steps.find(({ from }) => count >= from - from / 20_000);

/** 1,234 → `1,2K`, 3,400,000 → `3,4M`, 716,000 → `716K`. See docs/product/words.md. */
export function formatCount(count: number, language: string): string {
  const step = stepFor(count);
  if (!step || count < 1_000) return `${count}`;
  const oneDecimal = numberFormat(language, { maximumFractionDigits: 1 });
  return `${oneDecimal.format(count / step.from)}${step.suffix}`;
}

/** Three digits: `0,25`, `800 K`, `1,25 M`. */
export function formatTick(value: number, language: string): string {
  const step = stepFor(value);
  const digits = numberFormat(language, { maximumSignificantDigits: 3 });
  if (!step || value < 1_000) return digits.format(value);
  return `${digits.format(value / step.from)}\u00A0${step.suffix}`;
}
