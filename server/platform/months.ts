/** `yyyy-mm`, UTC. */
export function toMonth(moment: Date | string): string {
  return new Date(moment).toISOString().slice(0, 7);
}

export function monthsAfter(month: string, count: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return toMonth(new Date(Date.UTC(year, number - 1 + count)));
}

export function getFirstDay(month: string): string {
  return `${month}-01`;
}

export function getLastDay(month: string): string {
  const next = Date.parse(getFirstDay(monthsAfter(month, 1)));
  return new Date(next - 1).toISOString().slice(0, 10);
}
