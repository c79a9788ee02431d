import type { UpcomingConcert } from '@/shared/contract/concert.ts';

/** All texts are already translated. */
export type CalendarEvent = Pick<
  UpcomingConcert,
  'id' | 'title' | 'date' | 'startsAt' | 'ticketUrl'
> & {
  artist: string;
  /** Venue and city. */
  place: string;
  /** May have several lines. */
  description: string;
};

/** Assumed length in hours. */
const hours = 2;

/** Bytes per line (RFC 5545, 3.1). */
const lineMost = 75;

/** RFC 5545, 3.3.11. */
const escape = (text: string) =>
  text
    .replaceAll(/[\\;,]/gu, (sign) => `\\${sign}`)
    .replaceAll(/\r\n|\r|\n/gu, '\\n')
    // Other control characters are not allowed.
    .replaceAll(/\p{Cc}/gu, ' ');

const encoder = new TextEncoder();

/** Folds a line between characters. */
function fold(line: string): string {
  const lines: string[] = [];
  let part = '';
  let bytes = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > lineMost) {
      lines.push(part);
      // The space counts.
      part = ' ';
      bytes = 1;
    }
    part += character;
    bytes += size;
  }
  return [...lines, part].join('\r\n');
}

/** `20261205T200000Z` */
const stamp = (moment: Date) =>
  moment
    .toISOString()
    .replaceAll(/[-:]/gu, '')
    .replace(/\.\d{3}/u, '');

const dayAfter = (date: string) => new Date(Date.parse(date) + 24 * 3_600_000);

/** The moment in UTC, or the whole day where the time is unknown. */
function getTimes({ date, startsAt }: CalendarEvent): string[] {
  if (startsAt === null) {
    const next = dayAfter(date).toISOString().slice(0, 10);
    return [date, next].map(
      (day, index) => `${index === 0 ? 'DTSTART' : 'DTEND'};VALUE=DATE:${day.replaceAll('-', '')}`,
    );
  }
  const start = new Date(startsAt);
  const end = new Date(start.getTime() + hours * 3_600_000);
  return [`DTSTART:${stamp(start)}`, `DTEND:${stamp(end)}`];
}

/** Returns an iCalendar file (RFC 5545). */
export function calendarFile(event: CalendarEvent, now: Date): string {
  const { id, title, artist, place, description, ticketUrl } = event;
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tonada//Concerts//ES',
    'BEGIN:VEVENT',
    `UID:${id}@concerts.tonada`,
    `DTSTAMP:${stamp(now)}`,
    ...getTimes(event),
    `SUMMARY:${escape(`${artist}: ${title}`)}`,
    `LOCATION:${escape(place)}`,
    ...(description === '' ? [] : [`DESCRIPTION:${escape(description)}`]),
    ...(ticketUrl === '' ? [] : [`URL:${ticketUrl.replaceAll(/\s/gu, '')}`]),
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(fold)
    .join('\r\n');
}
