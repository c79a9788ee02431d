/** The day `count` days later, `yyyy-mm-dd`, in UTC. */
export function daysAfter(day: string, count: number): string {
  return new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);
}

/** The last day of a term of `years` years. */
export function yearsFrom(day: string, years: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return daysAfter(
    new Date(Date.UTC(year + years, month - 1, date)).toISOString().slice(0, 10),
    -1,
  );
}

/** Default term in years. */
export const usualYears = 3;
