// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { makeFanNotification } from '@/entities/fan/index.testing';
import { notificationItem } from './notification-item';
import { type NotificationForm, rules, stored as storedSchema } from './notification-rules';

const getClock = (timeZone: string) =>
  vi
    .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    .mockReturnValue({ timeZone } as Intl.ResolvedDateTimeFormatOptions);
beforeAll(() => notificationItem.schema.opening());
beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-26T12:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const read = (change: Partial<NotificationForm>) =>
  rules.safeParse({
    ...notificationItem.empty(),
    title: 'Sale hoy',
    message: 'Un vals.',
    ...change,
  });
const faults = (change: Partial<NotificationForm>) =>
  read(change).error?.issues.map(({ path, message }) => [path[0], message]) ?? [];

it.each([
  ['2027-03-28T02:30', 'skipped'],
  ['2027-03-28T03:00', null],
  ['2027-10-31T02:30', 'which'],
  ['2027-10-31T03:00', null],
  ['2027-03-29T', 'time'],
  ['2026-11-26T12:59', 'past'],
  ['2027-11-27T12:00', 'far'],
])('planned for %s in Madrid is asked about: %s', (scheduledDate, fault) => {
  getClock('Europe/Madrid');
  expect(faults({ scheduledDate })).toEqual(fault ? [['scheduledDate', fault]] : []);
});

it.each([
  ['first', '2027-10-31T00:30:00.000Z'],
  ['second', '2027-10-31T01:30:00.000Z'],
] as const)('is planned for the %s of two', (which, moment) => {
  getClock('Europe/Madrid');
  const scheduledDate = `2027-10-31T02:30 ${which}`;
  expect(read({ scheduledDate }).data?.scheduledDate).toBe(moment);
});

it('uses the clock of the device in any zone', () => {
  getClock('America/Bogota');
  expect(read({ scheduledDate: '2027-03-28T02:30' }).data?.scheduledDate).toBe(
    '2027-03-28T07:30:00.000Z',
  );
});

it('links to a song if one is chosen', () => {
  expect(faults({ includeTrackLink: true })).toEqual([['trackId', 'track']]);
  expect(read({}).data).toMatchObject({ trackId: null, campaignId: null, scheduledDate: null });
});

it('starts with the planned time, unless it is past', () => {
  const planned = (scheduledDate: string) =>
    notificationItem.toTyped({
      kind: 'server',
      thing: makeFanNotification('n1', { status: 'scheduled', scheduledDate }),
    }).scheduledDate;
  const text = planned('2026-12-01T09:00:00.000Z');
  expect(read({ scheduledDate: text }).data?.scheduledDate).toBe('2026-12-01T09:00:00.000Z');
  expect(planned('2026-11-20T09:00:00.000Z')).toBe('');
});

it('accepts an item of an older version, with what is sent of it', () => {
  const { scheduledDate, trackId, campaignId, ...typed } = notificationItem.empty();
  const thing = { ...typed, id: 'ntc_1', day: '', time: '10:00', trackId, campaignId };
  const stored = { ...thing, trackTitle: '', createdAt: '2026-11-26T12:00:00.000Z' };
  const body = { title: 'Sale hoy', message: 'Un vals.', scheduledDate: null, trackId: null };
  expect(scheduledDate).toBe('');
  expect(storedSchema.safeParse({ ...stored, ...body, campaignId: null }).data).toMatchObject({
    title: 'Sale hoy',
    campaignTitle: '',
  });
});
