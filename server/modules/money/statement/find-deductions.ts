import type { Db } from '../../../platform/database/db.ts';
import type { FindDeductions, MonthDeductions } from '../../figures/figures/index.ts';
import { type HeldSum, sumHeld } from '../play-screening/index.ts';
import { sumPartsOfOthers } from './parts-of-others.ts';
import { findNoted } from './statement-held.repository.ts';

/** The current one, and the previous one until it is closed. */
const openMonths = 2;

/** See docs/product/screening.md, 'What is held'. */
export const findDeductions: FindDeductions = async (db, { artistId, from, until, months }) => {
  const [firstMonth = until.slice(0, 7)] = months;
  const sums = await sumHeld(db, { artistId, from, until, firstMonth });
  return {
    held: await describeHeld(db, artistId, sums),
    months: byMonth(sums, await sumPartsOfOthers(db, artistId, months.slice(-openMonths))),
  };
};

async function describeHeld(db: Db, artistId: string, sums: readonly HeldSum[]) {
  const inRange = sums.filter(({ plays }) => plays > 0);
  if (inRange.length === 0) return undefined;
  const count = (isRefused: boolean) =>
    inRange
      .filter((sum) => sum.isRefused === isRefused)
      .reduce((total, { plays }) => total + plays, 0);
  const closings = [...new Set(inRange.map(({ notedIn }) => notedIn))];
  return {
    waiting: count(false),
    refused: count(true),
    statement: await findNoted(db, artistId, closings),
  };
}

function byMonth(
  held: readonly HeldSum[],
  shared: ReadonlyMap<string, number>,
): Map<string, MonthDeductions> {
  const sum = (month: string, refused: boolean) =>
    held
      .filter((each) => each.month === month && each.isRefused === refused)
      .reduce((total, { earned }) => total + earned, 0);
  const months = new Set([...held.map(({ month }) => month), ...shared.keys()]);
  return new Map(
    [...months].map((month) => [
      month,
      { waiting: sum(month, false), refused: sum(month, true), shared: shared.get(month) ?? 0 },
    ]),
  );
}
