import { sql } from '#drizzle/orm.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { analyticsComparisons, analyticsDimensions, analyticsUnits } from '#contract/codes.ts';
import { type AnalyticsApp, startAnalyticsApp } from '../../../testing/start-analytics-app.ts';
import { artistDayTable } from '../figures/artist-day.table.ts';
import { artistWeekTable } from '../figures/artist-week.table.ts';

let tonada: AnalyticsApp;

beforeEach(async () => {
  tonada = await startAnalyticsApp();
});
afterEach(() => tonada.close());

/**
 * Every question about a year, for artists and for a label whose contracts begin and end within
 * weeks.
 */
const questions = ['artist', 'casa'].flatMap((who) =>
  analyticsDimensions.flatMap((by) =>
    analyticsUnits.flatMap((unit) =>
      analyticsComparisons.map((compare) => [who, { by, unit, compare, range: '1year' }] as const),
    ),
  ),
);

async function askAll() {
  const answers = [];
  for (const [who, query] of questions) {
    const table = await tonada.readTable(who, query);
    const lines = await tonada.readLines(who, query);
    answers.push({ who, query, table, lines });
  }
  return answers;
}

// Proves analytics: Stored sums of weeks change no answer
it('stored sums of weeks change no answer', async () => {
  const before = await askAll();
  expect(await tonada.db.$count(artistWeekTable)).toBeGreaterThan(30);
  await tonada.db.delete(artistWeekTable);
  expect(await askAll()).toEqual(before);
});

it('weeks are read instead of their days, unless a month cuts them', async () => {
  const { db } = tonada;
  const requested = ['range', 'week', 'month'].map((unit) => ({
    by: 'track',
    range: '1year',
    unit,
  }));
  const ask = () => Promise.all(requested.map((query) => tonada.readTable('artist', query)));
  const before = await ask();
  await db.delete(artistDayTable).where(sql`exists (
    select from ${artistWeekTable} where artist_week.artist_id = artist_day.artist_id
      and artist_day.day between week and week + 6 and week > '2025-11-21'
      and date_trunc('month', week) = date_trunc('month', week + 6))`);
  expect(await ask()).toEqual(before);
});
