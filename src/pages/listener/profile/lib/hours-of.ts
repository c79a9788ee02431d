/** Whole hours of so many seconds, never more than there were; below ten with one decimal. */
export function hoursOf(seconds: number): number {
  const hours = seconds / 3600;
  return hours < 10 ? Math.floor(hours * 10) / 10 : Math.floor(hours);
}
