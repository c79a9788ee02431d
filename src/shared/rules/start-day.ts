const day = 24 * 3_600_000;

/** `yyyy-mm-dd` */
export const dayAfter = (date: string): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + day).toISOString().slice(0, 10);

/** A later start is likely a typing error. */
const doorsHours = 6;

const toMinutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/**
 * The day of the doors, or the next for a start after midnight; null for a start before the
 * doors. See docs/product/concerts.md.
 */
export function getStartDay(at: { date: string; time: string; doors: string }): string | null {
  const { date, time, doors } = at;
  if (time === '' || doors === '' || time >= doors) return date;
  const wait = toMinutes(time) + 24 * 60 - toMinutes(doors);
  return wait <= doorsHours * 60 ? dayAfter(date) : null;
}
