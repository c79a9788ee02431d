import { chartIds } from '#contract/codes.ts';
import type { ChartId } from '#contract/chart.ts';
import type { User } from '#contract/user.ts';
import type { Db } from '../../platform/database/db.ts';
import { forgetDaysBefore } from './chart-day.repository.ts';
import { chartedDays, getChartStart } from './chart-days.ts';
import { type ChartRow, findFastestGrowing, findMostPlayed } from './chart.repository.ts';

/** Milliseconds until charts are recounted in the background. */
const freshFor = 10 * 60_000;

/** Milliseconds until unrequested charts are too old to show. */
const retention = 6 * 3_600_000;

const countries: Partial<Record<ChartId, User['country']>> = {
  spain: 'ES',
  usa: 'US',
  mexico: 'MX',
  argentina: 'AR',
};

type Charts = ReadonlyMap<ChartId, ChartRow[]>;

type Options = { db: Db; clock: () => Date; onFailure: (error: unknown) => void };

export type CachedCharts = {
  /** Only the first caller waits for the count. */
  read(id: ChartId): Promise<ChartRow[]>;
};

export function keepCharts({ db, clock, onFailure }: Options): CachedCharts {
  let cached: { at: number; charts: Charts } | undefined;
  let counting: Promise<Charts> | undefined;

  async function count() {
    const now = clock();
    await forgetDaysBefore(db, getChartStart(chartedDays, now));
    const charts = new Map<ChartId, ChartRow[]>();
    // Sequential, so that other statements get their turn.
    for (const id of chartIds) {
      charts.set(
        id,
        id === 'viral'
          ? await findFastestGrowing(db, now)
          : await findMostPlayed(db, now, countries[id] ?? null),
      );
    }
    cached = { at: now.getTime(), charts };
    return charts;
  }

  function refresh() {
    counting ??= count().finally(() => {
      counting = undefined;
    });
    return counting;
  }

  async function read(id: ChartId) {
    const age = cached === undefined ? Infinity : Math.abs(clock().getTime() - cached.at);
    if (age >= freshFor) {
      const fresh = refresh();
      if (cached === undefined || age >= retention) return (await fresh).get(id) ?? [];
      fresh.catch(onFailure);
    }
    return cached?.charts.get(id) ?? [];
  }

  return { read };
}
