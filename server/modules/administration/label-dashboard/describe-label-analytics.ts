import { figureCountries } from '#contract/codes.ts';
import type { LabelAnalytics } from '#contract/label-figures.ts';
import type { CountryRow, StatedRow } from './label-analytics.repository.ts';

const inEuros = (millionths: number) => millionths / 1_000_000;

const total = (rows: readonly { earned: number }[]) =>
  rows.reduce((sum, { earned }) => sum + earned, 0);

export type Stated = {
  /** Oldest first, preceded by one month for comparison. */
  months: readonly string[];
  rows: readonly StatedRow[];
  countries: readonly CountryRow[];
};

export function describeLabelAnalytics({
  months,
  rows,
  countries,
}: Stated): Omit<LabelAnalytics, 'totalArtists' | 'activeArtists'> {
  const byMonth = Map.groupBy(rows, ({ month }) => month);
  const earnedIn = (month: string) => total(byMonth.get(month) ?? []);
  const [compared = '', ...answered] = months;
  const toldRows = rows.filter(({ month }) => month !== compared);
  const revenueByMonth = answered.map((month, index) => ({
    month,
    amount: inEuros(earnedIn(month)),
    growth: growth(earnedIn(month), earnedIn(months[index] ?? '')),
  }));
  return {
    totalStreams: toldRows.reduce((sum, { streams }) => sum + streams, 0),
    totalRevenue: inEuros(total(toldRows)),
    monthlyGrowth: revenueByMonth.at(-1)?.growth ?? null,
    topGenres: getGenres(toldRows),
    topCountries: figureCountries
      .flatMap((country) => {
        const part = countries.find((each) => each.country === country);
        const isSilent = part === undefined || (part.streams === 0 && part.earned === 0);
        return isSilent ? [] : { country, streams: part.streams, revenue: inEuros(part.earned) };
      })
      .toSorted(mostFirst),
    revenueByMonth,
  };
}

function getGenres(rows: readonly StatedRow[]): LabelAnalytics['topGenres'] {
  const all = total(rows);
  return [...Map.groupBy(rows, ({ genre }) => genre)]
    .map(([genre, its]) => ({
      genre,
      percentage: all === 0 ? 0 : (total(its) / all) * 100,
      revenue: inEuros(total(its)),
    }))
    .filter(({ revenue }) => revenue !== 0)
    .toSorted(mostFirst);
}

const mostFirst = (one: { revenue: number }, other: { revenue: number }) =>
  other.revenue - one.revenue;

/** Percent; null after a month without earnings. */
function growth(now: number, before: number): number | null {
  return before <= 0 ? null : ((now - before) / before) * 100;
}
