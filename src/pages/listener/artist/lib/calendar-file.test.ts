import { expect, it } from 'vitest';
import { calendarFile, type CalendarEvent } from './calendar-file';

const now = new Date('2026-11-20T20:00:00Z');
const event: CalendarEvent = {
  id: 'con_1',
  title: 'Gira del faro',
  artist: 'Nora Quintavalle',
  place: 'Sala Sol, Madrid, España',
  date: '2026-12-05',
  startsAt: '2026-12-05T20:00:00.000Z',
  description: '',
  ticketUrl: 'https://entradas.example.com/faro',
};
const getLines = (change: Partial<CalendarEvent> = {}) =>
  calendarFile({ ...event, ...change }, now)
    // Unfolds long lines as calendars do.
    .replaceAll('\r\n ', '')
    .split('\r\n');

it('states the time in UTC, the same in every zone', () => {
  expect(getLines()).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tonada//Concerts//ES',
    'BEGIN:VEVENT',
    'UID:con_1@concerts.tonada',
    'DTSTAMP:20261120T200000Z',
    'DTSTART:20261205T200000Z',
    'DTEND:20261205T220000Z',
    'SUMMARY:Nora Quintavalle: Gira del faro',
    'LOCATION:Sala Sol\\, Madrid\\, España',
    'URL:https://entradas.example.com/faro',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

it('covers the whole day if the time is unknown, even on 29 February', () => {
  const lines = getLines({ date: '2028-02-29', startsAt: null, ticketUrl: '' });
  expect(lines).toContain('DTSTART;VALUE=DATE:20280229');
  expect(lines).toContain('DTEND;VALUE=DATE:20280301');
});

it('escapes special characters', () => {
  const lines = getLines({
    title: 'Uno; dos, tres\\',
    description: 'Puertas: 20:00\nBEGIN:VEVENT\r\nFin\u0007',
  });
  expect(lines).toContain('SUMMARY:Nora Quintavalle: Uno\\; dos\\, tres\\\\');
  expect(lines).toContain('DESCRIPTION:Puertas: 20:00\\nBEGIN:VEVENT\\nFin ');
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
});

// Proves concerts: Calendar file
it('folds lines at 75 bytes without cutting a character in two', () => {
  const description = 'ñandú 🎻 مرحبا '.repeat(30).trim();
  const file = calendarFile({ ...event, description }, now);
  for (const line of file.split('\r\n')) {
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(line).not.toContain('\uFFFD');
  }
  expect(file.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${description}`);
});
