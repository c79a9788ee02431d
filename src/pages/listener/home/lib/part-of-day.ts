export type PartOfDay = 'morning' | 'afternoon' | 'night';

/** By local hour (0 to 23): before 12, before 18, later. See docs/product/home.md. */
export function partOfDay(hour: number): PartOfDay {
  if (hour < 12) return 'morning';
  return hour < 18 ? 'afternoon' : 'night';
}
