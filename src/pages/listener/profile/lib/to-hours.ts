/** Whole hours, rounded down; one decimal below ten. */
export function toHours(seconds: number): number {
  const hours = seconds / 3600;
  return hours < 10 ? Math.floor(hours * 10) / 10 : Math.floor(hours);
}
