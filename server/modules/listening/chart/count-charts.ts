import { chartIds } from '#contract/codes.ts';
import type { ChartId } from '#contract/chart.ts';
import type { User } from '#contract/user.ts';
import type { AppModule } from '../../../platform/app.ts';
import type { Db } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { forgetDaysBefore } from './chart-day.repository.ts';
import { chartedDays, getChartStart } from './chart-days.ts';
import { writeChart } from './chart-place.repository.ts';
import { findFastestGrowing, findMostPlayed } from './chart.repository.ts';

/** Milliseconds. */
const every = 10 * 60_000;

const countries: Partial<Record<ChartId, User['country']>> = {
  spain: 'ES',
  usa: 'US',
  mexico: 'MX',
  argentina: 'AR',
};

/** Counts and writes each chart for itself, so that other statements get their turn. */
export async function countCharts(db: Db, now: Date): Promise<void> {
  await forgetDaysBefore(db, getChartStart(chartedDays, now));
  for (const id of chartIds) {
    await inTransaction(db, async (tx) =>
      writeChart(
        tx,
        id,
        id === 'viral'
          ? await findFastestGrowing(tx, now)
          : await findMostPlayed(tx, now, countries[id] ?? null),
      ),
    );
  }
}

export const chartJobs: AppModule = (app, { db, clock }) => {
  app.jobs.define({
    name: 'charts.count',
    lane: 'minutes',
    every,
    run: () => countCharts(db, clock()),
  });
};
