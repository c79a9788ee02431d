/** `yyyy-mm`, UTC. */
export function monthOf(moment: Date | string): string {
  return new Date(moment).toISOString().slice(0, 7);
}

export function monthsAfter(month: string, count: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return monthOf(new Date(Date.UTC(year, number - 1 + count)));
}

export function firstDayOf(month: string): string {
  return `${month}-01`;
}

export function lastDayOf(month: string): string {
  const next = Date.parse(firstDayOf(monthsAfter(month, 1)));
  return new Date(next - 1).toISOString().slice(0, 10);
}
