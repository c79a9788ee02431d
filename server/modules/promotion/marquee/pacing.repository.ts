import { type SQL, sql } from '#drizzle/orm.ts';
import { marqueeLimits } from '#contract/marquee-limits.ts';
import { marqueeCampaignTable, type MarqueeRow } from './marquee.table.ts';

const { budget, spent, pacedHour, pacedHours, pacedSpent, status } = marqueeCampaignTable;

export const { impressionCents } = marqueeLimits;

export const at = (moment: Date): SQL => sql`${moment.toISOString()}::timestamptz`;

const getHour = (moment: number) => Math.floor(moment / 3_600_000);

/** Spreads the remaining budget evenly over the hours from now or the first day to the end. */
export function paceFrom(
  { startDate, endsAt, spent: already }: Pick<MarqueeRow, 'startDate' | 'endsAt' | 'spent'>,
  now: Date,
) {
  const first = getHour(Math.max(now.getTime(), Date.parse(startDate)));
  return {
    pacedHour: first,
    pacedHours: Math.max(1, getHour(endsAt.getTime()) - first),
    pacedSpent: already,
  };
}

const startedHours = (now: Date) => sql`(${getHour(now.getTime())}::int - ${pacedHour} + 1)`;

/** Cents; in the last hour all that is left. */
const allowed = (now: Date) =>
  sql`((${budget} - ${pacedSpent})::bigint * least(${startedHours(now)}, ${pacedHours}) / ${pacedHours})`;

export function mayShow(now: Date): SQL {
  return sql`${status} = 'active' and ${startedHours(now)} between 1 and ${pacedHours}
    and ${spent} + ${impressionCents}::int <= ${budget}
    and ${spent} + ${impressionCents}::int - ${pacedSpent} <= ${allowed(now)}`;
}

/** Thousandths. */
export const progress = (now: Date): SQL =>
  sql`((${spent} - ${pacedSpent})::bigint * 1000 / greatest(1, ${allowed(now)}))`;
