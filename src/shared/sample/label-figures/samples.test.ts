import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import {
  labelAnalyticsSchema,
  labelArtistDetailsSchema,
  labelArtistsSchema,
  labelChoicesSchema,
  labelPayoutsSchema,
  ownStatementSchema,
  releasesSchema,
} from '../../contract/label-figures.ts';
import { sampleLabelArtists, sampleLabelChoices, sampleReleases } from './sample-label-figures.ts';
import {
  sampleLabelAnalytics,
  sampleLabelArtist,
  sampleLabelPayouts,
} from './sample-label-money.ts';
import { sampleOwnStatement } from './sample-label-statement.ts';

beforeAll(() => void vi.useFakeTimers({ now: Date.parse('2026-03-01T14:05:00Z') }));
afterAll(() => void vi.useRealTimers());

const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0);

it.each([
  ['artists', labelArtistsSchema, sampleLabelArtists()],
  ['records', releasesSchema, sampleReleases()],
  ['analytics', labelAnalyticsSchema, sampleLabelAnalytics()],
  ['payouts', labelPayoutsSchema, sampleLabelPayouts(undefined)],
  ['one artist', labelArtistDetailsSchema, sampleLabelArtist('sample-artist-1')],
  ['one who is gone', labelArtistDetailsSchema, sampleLabelArtist('sample-artist-6')],
  ['labels', labelChoicesSchema, sampleLabelChoices()],
])('the example of %s is what the server would answer', (_, schema, answer) => {
  expect(schema.parse(answer)).toEqual(answer);
});

// Proves label-dashboard: The example adds up
it('adds up in every breakdown of the year', () => {
  const { totalRevenue, totalStreams, topGenres, topCountries, revenueByMonth } =
    sampleLabelAnalytics();
  expect(sum(revenueByMonth.map(({ amount }) => amount))).toBe(totalRevenue);
  expect(sum(topGenres.map(({ revenue }) => revenue))).toBe(totalRevenue);
  expect(sum(topGenres.map(({ percentage }) => percentage))).toBe(100);
  expect(sum(topCountries.map(({ revenue }) => revenue))).toBe(totalRevenue);
  expect(sum(topCountries.map(({ streams }) => streams))).toBe(totalStreams);
  expect(revenueByMonth.every(({ amount }) => amount <= 900_000)).toBe(true);
});

it('pays the month’s earnings, of which the label keeps 20 to 35 percent', () => {
  const { months, month, payouts, own, pending } = sampleLabelPayouts(undefined);
  const { revenueByMonth } = sampleLabelAnalytics();
  expect([months.length, month, months[0]]).toEqual([12, '2026-02', '2026-02']);
  expect(sum(payouts.map(({ gross }) => gross))).toBeCloseTo(revenueByMonth.at(-1)?.amount ?? 0, 6);
  expect(pending.amount).toBeCloseTo(sum(payouts.map(({ gross }) => gross)), 6);
  expect(pending.commission).toBeCloseTo(own?.amount ?? 0, 6);
  const statement = sampleOwnStatement(own?.id ?? '');
  expect(ownStatementSchema.parse(statement)).toEqual(statement);
  expect(statement.share + statement.commission).toBeCloseTo(statement.gross, 6);
  for (const { gross, commission, share } of payouts) {
    expect(commission + share).toBeCloseTo(gross, 6);
    expect(commission / gross).toBeGreaterThanOrEqual(0.2 - 1e-6);
    expect(commission / gross).toBeLessThanOrEqual(0.35 + 1e-6);
  }
  expect(sampleLabelPayouts('2026-01').payouts[0]).toMatchObject({
    status: 'paid',
    date: '2026-02-28',
  });
});
