import type * as z from 'zod/mini';
import { type AnalyticsPart, analyticsParts, type questionSchema } from '#contract/analytics.ts';
import { problem } from '../../../platform/problems.ts';
import { sentences } from '../../../platform/sentences.ts';
import { daysOf } from '../figures/index.ts';
import { daysBefore } from '../../../platform/days.ts';

/** Each breakdown of a day is stored separately. See docs/decisions/counting.md. */
export type DayPart = 'countries' | 'sources' | 'plans' | 'devices' | 'tracks';

const dayPartOf = {
  album: 'tracks',
  track: 'tracks',
  country: 'countries',
  source: 'sources',
  plan: 'plans',
  device: 'devices',
} as const satisfies Record<AnalyticsPart, DayPart>;

export type PartFilter = { part: AnalyticsPart; value: string };

/** `moved` days shift the window onto the one it is compared with. */
export type Window = { from: string; until: string; moved: number };

export type Question = Pick<z.output<typeof questionSchema>, 'range' | 'by' | 'unit'> & {
  dayPart: DayPart | null;
  filter: PartFilter | null;
  now: Window;
  /** Has as many days as are over in the range, whole weeks earlier. */
  before: Window | null;
};

/** A multiple of seven keeps weekdays aligned. */
const yearOfWeeks = 364;

/**
 * @param today `yyyy-mm-dd`.
 * @throws {Problem} `invalid` for a combination that is not stored.
 */
export function readQuestion(query: z.output<typeof questionSchema>, today: string): Question {
  const filters = analyticsParts.flatMap((part): PartFilter[] => {
    const value = query[part];
    return value === undefined ? [] : [{ part, value }];
  });
  const { range, by, unit, compare } = query;
  const grouped = by === 'total' || by === 'artist' ? [] : [by];
  const parts = [...grouped, ...filters.map(({ part }) => part)];
  const [dayPart = null, ...others] = new Set(parts.map((part) => dayPartOf[part]));
  const [filter = null, second] = filters;
  const refused = second ?? (others.length > 0 ? filter : null);
  if (refused) throw problem('invalid', { fields: { [refused.part]: sentences.fields.invalid } });
  const now = { from: daysBefore(today, daysOf[range] - 1), until: today, moved: 0 };
  const finished = daysOf[range] - 1;
  const moved = compare === 'year' ? yearOfWeeks : Math.ceil(finished / 7) * 7;
  const before = {
    from: daysBefore(now.from, moved),
    until: daysBefore(today, moved + 1),
    moved,
  };
  return { range, by, unit, dayPart, filter, now, before: compare === 'none' ? null : before };
}
