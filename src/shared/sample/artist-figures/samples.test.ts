import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  artistAudienceSchema,
  artistStatsSchema,
  artistTracksSchema,
} from '../../contract/artist-figures.ts';
import { figureRanges } from '../../contract/codes.ts';
import { labelInfoSchema } from '../../contract/label.ts';
import { paymentsSchema, statementSchema } from '../../contract/statement.ts';
import { sampleAudience } from './sample-audience.ts';
import { perStream } from './sample-days.ts';
import { sampleLabel } from './sample-label.ts';
import { samplePayments, sampleStatement } from './sample-payments.ts';
import { sampleStats } from './sample-stats.ts';
import { sampleTracks } from './sample-tracks.ts';

beforeAll(() => void vi.useFakeTimers({ now: Date.parse('2026-03-01T14:05:00Z') }));
afterAll(() => void vi.useRealTimers());

const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0);

describe.each(figureRanges)('the example of %s', (range) => {
  it('is what the server would answer', () => {
    expect(artistStatsSchema.parse(sampleStats(range))).toEqual(sampleStats(range));
    expect(artistAudienceSchema.parse(sampleAudience(range))).toEqual(sampleAudience(range));
  });

  it('adds up in every breakdown', () => {
    const { totalStreams } = sampleStats(range);
    const audience = sampleAudience(range);
    const { listeners, loyalty, hours, devices, plans, sources, countries, tracks } = audience;
    expect(audience.streams).toBe(totalStreams);
    expect(sum(hours.flat())).toBe(totalStreams);
    for (const parts of [devices, plans, sources, countries, tracks]) {
      expect(sum(parts.map(({ streams }) => streams))).toBe(totalStreams);
    }
    expect(sum(Object.values(loyalty))).toBe(listeners);
  });

  it('ends today', () => {
    const { recentStreams } = sampleStats(range);
    const { from, until } = sampleAudience(range);
    expect([recentStreams[0]?.date, recentStreams.at(-1)?.date]).toEqual([from, until]);
    expect(until).toBe('2026-03-01');
  });
});

it('the example has twelve whole months, each earning the mean of a stream', () => {
  const { months } = sampleAudience('28days');
  expect([months[0]?.month, months.at(-1)?.month, months.length]).toEqual([
    '2025-03',
    '2026-02',
    12,
  ]);
  for (const { streams, earnings } of months) expect(earnings / streams).toBeCloseTo(perStream, 6);
  expect(perStream).toBe(0.0041);
});

it('the example has tracks, and a label that keeps 30 %', () => {
  expect(artistTracksSchema.parse(sampleTracks)).toEqual(sampleTracks);
  expect(labelInfoSchema.parse(sampleLabel())).toEqual(sampleLabel());
  expect(sampleLabel().royaltyRate).toBe(70);
});

it('the sample has a year of paid months whose parts add up, and the same next payment everywhere', () => {
  const payments = samplePayments();
  expect(paymentsSchema.parse(payments)).toEqual(payments);
  expect(payments.map(({ status }) => status)).toEqual([
    'pending',
    ...Array.from({ length: 11 }, () => 'paid'),
  ]);
  expect([payments[0]?.period, payments[0]?.date]).toEqual(['2026-02', '2026-03-31']);
  expect(sampleLabel().nextPayment).toBe('2026-03-31');
  for (const { id, amount, breakdown } of payments) {
    expect(sum(Object.values(breakdown))).toBeCloseTo(amount, 9);
    const statement = sampleStatement(id);
    expect(statementSchema.parse(statement)).toEqual(statement);
    expect(statement.payable).toBe(amount);
    for (const parts of [statement.tracks, statement.countries, statement.sources]) {
      expect(sum(parts.map(({ streams }) => streams))).toBe(statement.streams);
      expect(sum(parts.map(({ earnings }) => earnings))).toBeCloseTo(statement.earnings, 6);
    }
  }
});
