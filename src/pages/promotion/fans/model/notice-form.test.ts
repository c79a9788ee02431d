// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { emptyNotice, noticeFaults, plannedFor } from './notice-form';

const clockOf = (timeZone: string) =>
  vi
    .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    .mockReturnValue({ timeZone } as Intl.ResolvedDateTimeFormatOptions);
afterEach(() => void vi.restoreAllMocks());

const now = new Date('2026-11-26T12:00:00Z');
const form = { ...emptyNotice(), title: 'Sale hoy', message: 'Un vals.' };

it.each([
  ['2027-03-28', '02:30', { time: 'skipped' }],
  ['2027-03-28', '03:00', {}],
  ['2027-10-31', '02:30', { which: 'which' }],
  ['2027-10-31', '03:00', {}],
  ['2027-03-29', '', { time: 'time' }],
])('on %s at %s in Madrid is asked about: %j', (day, time, faults) => {
  clockOf('Europe/Madrid');
  expect(noticeFaults({ ...form, day, time }, now)).toEqual(faults);
});

it.each([
  ['first', '2027-10-31T00:30:00.000Z'],
  ['second', '2027-10-31T01:30:00.000Z'],
] as const)('is planned for the %s of two', (which, moment) => {
  clockOf('Europe/Madrid');
  const planned = { ...form, day: '2027-10-31', time: '02:30', which };
  expect(noticeFaults(planned, now)).toEqual({});
  expect(plannedFor(planned)?.toISOString()).toBe(moment);
});

it('means the clock of the device, wherever it is', () => {
  clockOf('America/Bogota');
  const planned = { ...form, day: '2027-03-28', time: '02:30' };
  expect(noticeFaults(planned, now)).toEqual({});
  expect(plannedFor(planned)?.toISOString()).toBe('2027-03-28T07:30:00.000Z');
});
