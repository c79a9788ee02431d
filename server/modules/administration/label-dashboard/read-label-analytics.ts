import type { LabelAnalytics } from '#contract/label-figures.ts';
import type { Db } from '../../../platform/database/db.ts';
import { findLastClosed } from '../../money/statement/index.ts';
import { monthsAfter } from '../../../platform/months.ts';
import { describeLabelAnalytics, type Stated } from './describe-label-analytics.ts';
import { sumCountries, sumStated } from './label-analytics.repository.ts';
import { statusOn } from './label-info.ts';
import { findRoster } from './label-roster.repository.ts';

const toldMonths = 12;

/** @param day `yyyy-mm-dd`. */
export async function readLabelAnalytics(
  db: Db,
  labelId: string,
  day: string,
): Promise<LabelAnalytics> {
  const roster = await findRoster(db, labelId);
  const artists = (rows: typeof roster) => new Set(rows.map(({ artistId }) => artistId)).size;
  return {
    totalArtists: artists(roster),
    activeArtists: artists(roster.filter(({ contract }) => statusOn(contract, day) === 'active')),
    ...describeLabelAnalytics(await readStated(db, labelId)),
  };
}

async function readStated(db: Db, labelId: string): Promise<Stated> {
  const last = await findLastClosed(db);
  if (last === null) return { months: [], rows: [], countries: [] };
  const months = Array.from({ length: toldMonths + 1 }, (_, index) =>
    monthsAfter(last, index - toldMonths),
  );
  return {
    months,
    rows: await sumStated(db, labelId, monthsAfter(last, -toldMonths)),
    countries: await sumCountries(db, labelId, monthsAfter(last, 1 - toldMonths)),
  };
}
