import type { LabelArtist } from '#contract/label-figures.ts';
import type { Db } from '../../../platform/database/db.ts';
import { daysOf } from '../../figures/figures/index.ts';
import { daysBefore } from '../../../platform/days.ts';
import { findLastClosed, findTerms } from '../../money/statement/index.ts';
import { getSpans } from '../../catalogue/label/index.ts';
import { getFirstDay, monthsAfter } from '../../../platform/months.ts';
import { describeLabelArtist } from './describe-label-artist.ts';
import { findRoster, findStated, sumCounted } from './label-roster.repository.ts';

const firstDay = '0001-01-01';

/**
 * Earnings count for the label only on days under contract. See docs/product/label-dashboard.md.
 *
 * @param day today, `yyyy-mm-dd`.
 */
export async function readLabelArtists(
  db: Db,
  labelId: string,
  day: string,
): Promise<LabelArtist[]> {
  const roster = await findRoster(db, labelId);
  const byArtist = Map.groupBy(roster, ({ artistId }) => artistId);
  const terms = await findTerms(db, [...byArtist.keys()]);
  const spans = [...terms].flatMap(([artistId, contracts]) =>
    getSpans(contracts)
      .filter((span) => span.labelId === labelId)
      .map(({ from, until }) => ({ artistId, from, until })),
  );
  const closed = await findLastClosed(db);
  const counted = await sumCounted(db, spans, {
    streams: daysBefore(day, daysOf['28days'] - 1),
    earned: closed === null ? firstDay : getFirstDay(monthsAfter(closed, 1)),
  });
  const countedOf = new Map(counted.map((row) => [row.artistId, row]));
  const stated = await findStated(db, labelId);
  return [...byArtist].flatMap(([artistId, [first, ...more]]) =>
    first === undefined
      ? []
      : describeLabelArtist(
          [first, ...more],
          { stated: stated.get(artistId), counted: countedOf.get(artistId) },
          day,
        ),
  );
}
