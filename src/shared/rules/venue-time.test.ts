import { expect, it } from 'vitest';
import { getStartDay } from './start-day.ts';
import { dayIn, getEndOfDay, toMoment, getMoments, getZone } from './venue-time.ts';

// Proves concerts: Zones
it.each([
  ['ES', 'Sevilla', 'Europe/Madrid'],
  ['ES', ' Las Palmas de Gran Canaria', 'Atlantic/Canary'],
  ['MX', 'Cancún, Quintana Roo', 'America/Cancun'],
  ['MX', 'TIJUANA', 'America/Tijuana'],
  ['MX', '', 'America/Mexico_City'],
  ['US', 'Los Ángeles', 'America/Los_Angeles'],
  ['ES', 'Canarias', 'Atlantic/Canary'],
  ['ES', 'Pájara, Fuerteventura', 'Atlantic/Canary'],
  ['ES', 'La Palma', 'Atlantic/Canary'],
  ['MX', 'Bacalar, Quintana Roo', 'America/Cancun'],
  ['US', 'Springfield', 'America/New_York'],
  ['US', 'Arlington', 'America/Chicago'],
  ['US', 'Arlington, TX', 'America/Chicago'],
  ['US', 'Arlington, Virginia', 'America/New_York'],
  ['US', 'Portland', 'America/Los_Angeles'],
  ['US', 'Portland, Maine', 'America/New_York'],
  ['US', 'Portland (ME)', 'America/New_York'],
  ['US', 'El Paso, Texas', 'America/Denver'],
  ['US', 'San Juan, Puerto Rico', 'America/Puerto_Rico'],
  // Two letters that are no US state belong to the name.
  ['US', 'La', 'America/New_York'],
  ['AR', 'Córdoba', 'America/Argentina/Buenos_Aires'],
] as const)('in %s, %s the clocks are those of %s', (country, city, zone) => {
  expect(getZone(country, city)).toBe(zone);
});

// Proves concerts: Days on which clocks change
it.each([
  ['2026-12-05', '21:30', 'Europe/Madrid', '2026-12-05T20:30:00.000Z'],
  ['2026-07-05', '21:30', 'Europe/Madrid', '2026-07-05T19:30:00.000Z'],
  ['2028-02-29', '20:00', 'America/Bogota', '2028-03-01T01:00:00.000Z'],
  // Clocks skip 02:30 that night.
  ['2027-03-28', '02:30', 'Europe/Madrid', null],
  ['2027-03-28', '03:00', 'Europe/Madrid', '2027-03-28T01:00:00.000Z'],
  ['2027-03-28', '21:00', 'Europe/Madrid', '2027-03-28T19:00:00.000Z'],
  // 02:30 occurs twice that night.
  ['2026-10-25', '02:30', 'Europe/Madrid', '2026-10-25T00:30:00.000Z'],
  ['2026-11-01', '01:30', 'America/New_York', '2026-11-01T05:30:00.000Z'],
  ['2026-12-31', '23:59', 'America/Tijuana', '2027-01-01T07:59:00.000Z'],
])('on %s at %s in %s it is %s', (date, time, zone, moment) => {
  expect(toMoment(date, time, zone)?.toISOString() ?? null).toBe(moment);
});

it('returns both moments of a time that occurs twice', () => {
  const of = (date: string) =>
    getMoments(date, '02:30', 'Europe/Madrid').map((moment) => moment.toISOString());
  expect(of('2027-10-31')).toEqual(['2027-10-31T00:30:00.000Z', '2027-10-31T01:30:00.000Z']);
  expect(of('2027-10-30')).toEqual(['2027-10-30T00:30:00.000Z']);
  expect(of('2027-03-28')).toEqual([]);
});

// Proves concerts: After midnight
it.each([
  ['21:00', '20:00', '2027-03-06'],
  ['00:30', '23:30', '2027-03-07'],
  ['02:00', '20:00', '2027-03-07'],
  ['00:30', '', '2027-03-06'],
  ['', '23:30', '2027-03-06'],
  ['19:30', '20:00', null],
])('a concert of the 6th at %s with doors at %s begins on %s', (time, doors, day) => {
  expect(getStartDay({ date: '2027-03-06', time, doors })).toBe(day);
});

it('ends a day at midnight of the venue', () => {
  expect(getEndOfDay('2026-12-05', 'America/Mexico_City').toISOString()).toBe(
    '2026-12-06T06:00:00.000Z',
  );
  expect(getEndOfDay('2026-10-25', 'Europe/Madrid').toISOString()).toBe('2026-10-25T23:00:00.000Z');
  const late = new Date('2026-12-06T05:59:59.999Z');
  expect([dayIn('America/Mexico_City', late), dayIn('Europe/Madrid', late)]).toEqual([
    '2026-12-05',
    '2026-12-06',
  ]);
});
