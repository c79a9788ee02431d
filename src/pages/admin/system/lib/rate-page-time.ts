/** Milliseconds that are still good, and still fair: https://web.dev/articles/vitals. */
const limits = {
  lcp: { good: 2_500, fair: 4_000 },
  interaction: { good: 200, fair: 500 },
} as const;

export function ratePageTime(measure: keyof typeof limits, time: number): 'good' | 'fair' | 'poor' {
  const { good, fair } = limits[measure];
  if (time <= good) return 'good';
  return time <= fair ? 'fair' : 'poor';
}
