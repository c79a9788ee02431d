const dayLength = 86_400_000;

/** `yyyy-mm-dd`, UTC. */
export function toDay(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** @param day `yyyy-mm-dd`; a negative count gives a later day. */
export function daysBefore(day: string, count: number): string {
  return toDay(new Date(Date.parse(day) - count * dayLength));
}
