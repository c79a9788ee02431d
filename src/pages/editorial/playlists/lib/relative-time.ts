const steps = [
  ['year', 365 * 24 * 3600],
  ['month', 30 * 24 * 3600],
  ['week', 7 * 24 * 3600],
  ['day', 24 * 3600],
  ['hour', 3600],
  ['minute', 60],
] as const;

/**
 * How long ago a moment was, in the largest unit that fits: `hace 3 horas`, `ayer`. What is less than a minute ago, or
 * ahead by a clock that goes wrong, is now.
 */
export function relativeTime(instant: string, now: number, language: string): string {
  const seconds = (now - Date.parse(instant)) / 1000;
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const step = steps.find(([, length]) => seconds >= length);
  if (step === undefined) return format.format(0, 'second');
  const [unit, length] = step;
  return format.format(-Math.floor(seconds / length), unit);
}
