import type { UpcomingConcert } from '@/shared/contract/concert.ts';

/** A concert as a calendar needs it, in words that are ready. */
export type CalendarEvent = Pick<
  UpcomingConcert,
  'id' | 'title' | 'date' | 'startsAt' | 'ticketUrl'
> & {
  /** Name of the artist. */
  artist: string;
  /** Hall and city. */
  place: string;
  /** Whole, lines and all. */
  description: string;
};

/** Hours that a concert lasts in the calendar, for nobody knows. */
const hours = 2;

/** Bytes of a line (RFC 5545, 3.1); what is longer goes on in the next, behind a space. */
const lineMost = 75;

/** Backslash, comma, semicolon and line ends have a meaning of their own (RFC 5545, 3.3.11). */
const escape = (text: string) =>
  text
    .replaceAll(/[\\;,]/gu, (sign) => `\\${sign}`)
    .replaceAll(/\r\n|\r|\n/gu, '\\n')
    // Other signs of control are no part of a text.
    .replaceAll(/\p{Cc}/gu, ' ');

const encoder = new TextEncoder();

/** A line in as many as it takes, each of whole characters. */
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

/** `20261205T200000Z` of a moment. */
const stamp = (moment: Date) =>
  moment
    .toISOString()
    .replaceAll(/[-:]/gu, '')
    .replace(/\.\d{3}/u, '');

const dayAfter = (date: string) => new Date(Date.parse(date) + 24 * 3_600_000);

/** When it is: the moment in UTC, which is the same in every zone; the whole day where no time was said. */
function timesOf({ date, startsAt }: CalendarEvent): string[] {
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

/** A file that calendars take in (iCalendar, RFC 5545). */
export function calendarFile(event: CalendarEvent, now: Date): string {
  const { id, title, artist, place, description, ticketUrl } = event;
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tonada//Concerts//ES',
    'BEGIN:VEVENT',
    `UID:${id}@concerts.tonada`,
    `DTSTAMP:${stamp(now)}`,
    ...timesOf(event),
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
