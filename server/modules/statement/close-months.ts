import type { Db } from '../../platform/database/db.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { newId } from '../../platform/ids.ts';
import { countFigures } from '../figures/count-figures.ts';
import { dayOf } from '../figures/day-figures.ts';
import { recountFigures } from '../figures/recount-figures.ts';
import { decidePay } from '../pay-comparison/compare-pay.ts';
import { findListenerShares } from '../pay-comparison/pay-comparison.repository.ts';
import {
  addClosedMonth,
  addStatements,
  findArtistIds,
  findEntries,
  findFirstCounted,
  findLastClosed,
  findStated,
  findTerms,
  lockUnclosed,
  markPaid,
  type StatedRow,
  sumEarned,
} from './closing.repository.ts';
import { spansOf } from './contract-spans.ts';
import { difference, type Entry, keyOf, listenerEntry } from './entry.ts';
import { lastDayOf, monthOf, monthsAfter } from './month.ts';
import { settle } from './settle.ts';

/** So many artists in one transaction: the embedded database serves nobody else meanwhile. */
const artistsAtOnce = 20;

/** A month that cannot be closed or paid; the message says why. */
export class ClosingError extends Error {}

type Closing = { month: string; issuedAt: Date };

/**
 * Closes all months that are over, the oldest first, each once however often it is asked and on however many servers. Killed
 * anywhere, an artist has all statements of the month or none, and the next call goes on.
 */
export async function closeMonths(db: Db, now: Date): Promise<void> {
  await countAll(db);
  for (const month of await findDue(db, now)) await closeMonth(db, { month, issuedAt: now });
}

/**
 * Closes one month by name.
 *
 * @throws {ClosingError} for what is no month, not over, closed, or has one before it that is still open.
 */
export async function closeNamedMonth(db: Db, month: string, now: Date): Promise<void> {
  checkMonth(month);
  if (month >= monthOf(now)) {
    throw new ClosingError(`${month} is not over: it can be closed after ${lastDayOf(month)}.`);
  }
  const last = await findLastClosed(db);
  if (last !== null && month <= last) throw new ClosingError(`${month} is closed already.`);
  await countAll(db);
  const [first = month] = await findDue(db, now);
  if (first < month) throw new ClosingError(`${first} has to be closed before ${month}.`);
  await closeMonth(db, { month, issuedAt: now });
}

/**
 * Notes that what is pending of a closed month was paid today.
 *
 * @returns how many payouts, and their cents.
 * @throws {ClosingError} for what is no month, not closed, or has nothing pending.
 */
export async function payMonth(db: Db, month: string, now: Date) {
  checkMonth(month);
  const last = await findLastClosed(db);
  if (last === null || month > last) throw new ClosingError(`${month} is not closed.`);
  const paid = await markPaid(db, month, { day: dayOf(now), now });
  if (paid.payouts === 0) throw new ClosingError(`Nothing of ${month} is pending.`);
  return paid;
}

/** @throws {ClosingError} for what is no month. */
function checkMonth(month: string): void {
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) {
    throw new ClosingError(`"${month}" is no month such as 2026-10.`);
  }
}

/** Months that are over and open, from the first of which anything was counted. */
async function findDue(db: Db, now: Date): Promise<string[]> {
  const last = await findLastClosed(db);
  const first = last === null ? await findFirstCounted(db) : monthsAfter(last, 1);
  const due: string[] = [];
  if (first === null) return due;
  for (let month = first; month < monthOf(now); month = monthsAfter(month, 1)) due.push(month);
  return due;
}

/** Brings the days up to date that statements are made of. */
async function countAll(db: Db) {
  await countFigures(db);
  await recountFigures(db);
}

async function closeMonth(db: Db, closing: Closing) {
  await decidePay(db, closing.month);
  const artistIds = await findArtistIds(db);
  for (let start = 0; start < artistIds.length; start += artistsAtOnce) {
    const some = artistIds.slice(start, start + artistsAtOnce);
    await inTransaction(db, (tx) => closeArtists(tx, some, closing));
  }
  await addClosedMonth(db, closing.month, closing.issuedAt);
}

async function closeArtists(tx: Db, artistIds: readonly string[], closing: Closing) {
  const open = await lockUnclosed(tx, artistIds, closing.month);
  if (open.length === 0) return;
  const stated = Map.groupBy(await findStated(tx, open), ({ artistId }) => artistId);
  const unstated = await findUnstated(tx, { open, stated }, closing.month);
  const shares = Map.groupBy(
    await findListenerShares(tx, open, closing.month),
    ({ artistId }) => artistId,
  );
  await addStatements(
    tx,
    open.flatMap((artistId) => {
      const entries = unstated.get(artistId) ?? [];
      const moved = (shares.get(artistId) ?? []).map(({ artistId: _, earned, ...key }) =>
        listenerEntry(key, earned, entries.find(hasKey(keyOf({ ...key, origin: 'here' })))),
      );
      return makeStatements([...entries, ...moved], stated.get(artistId) ?? [], {
        ...closing,
        artistId,
      });
    }),
  );
}

const hasKey = (key: string) => (entry: Entry) => keyOf(entry) === key;

type Artists = { open: readonly string[]; stated: ReadonlyMap<string, readonly StatedRow[]> };

/** What each artist earned until the end of a month and no statement has. */
async function findUnstated(tx: Db, { open, stated }: Artists, until: string) {
  const terms = await findTerms(tx, open);
  const spans = new Map(open.map((id) => [id, spansOf(terms.get(id) ?? [])]));
  const entriesOf = new Map(
    open.map((id) => [id, (stated.get(id) ?? []).flatMap(entriesOfStatement)]),
  );
  // Sums tell what changed; only that is taken apart.
  const sums = Map.groupBy(await sumEarned(tx, spans, until), ({ artistId }) => artistId);
  const changed = new Map(
    open.map((id) => [id, changedMonths(sums.get(id) ?? [], entriesOf.get(id) ?? [])]),
  );
  const months = new Set([...changed.values()].flatMap((its) => [...its]));
  if (months.size === 0) return new Map<string, Entry[]>();
  const found = Map.groupBy(await findEntries(tx, spans, [...months]), ({ artistId }) => artistId);
  return new Map(
    open.map((id) => {
      const isChanged = ({ month }: Entry) => changed.get(id)?.has(month) === true;
      const now = (found.get(id) ?? []).filter(isChanged);
      return [id, difference(now, (entriesOf.get(id) ?? []).filter(isChanged))];
    }),
  );
}

/** What a statement says of plays and imports; how a month was shared is no part of what they earned. */
function entriesOfStatement({ labelId, lines }: StatedRow): Entry[] {
  return lines
    .filter(({ origin }) => origin !== 'listeners')
    .map(({ amount: _, ...entry }) => ({ ...entry, labelId }));
}

type Sums = Pick<Entry, 'labelId' | 'month' | 'origin' | 'royaltyRate' | 'streams' | 'earned'>;

function changedMonths(now: readonly Sums[], stated: readonly Sums[]): ReadonlySet<string> {
  const left = new Map<string, { month: string; streams: number; earned: number }>();
  const add = (sums: Sums, sign: 1 | -1) => {
    const { streams, earned } = left.get(keyOf(sums)) ?? { streams: 0, earned: 0 };
    left.set(keyOf(sums), {
      month: sums.month,
      streams: streams + sign * sums.streams,
      earned: earned + sign * sums.earned,
    });
  };
  for (const sums of now) add(sums, 1);
  for (const sums of stated) add(sums, -1);
  const changed = [...left.values()].filter(({ streams, earned }) => streams || earned);
  return new Set(changed.map(({ month }) => month));
}

/** A statement for each label, and for what was earned without one. */
function makeStatements(
  entries: readonly Entry[],
  before: readonly StatedRow[],
  { artistId, month, issuedAt }: Closing & { artistId: string },
) {
  return [...Map.groupBy(entries, ({ labelId }) => labelId)].map(([labelId, its]) => {
    const last = before.findLast((row) => row.labelId === labelId);
    const carried = last ? Math.min(0, last.payable + last.carried) : 0;
    const { payout, ...settled } = settle(its, carried);
    const id = newId(issuedAt.getTime());
    return {
      statement: { id, artistId, labelId, month, issuedAt, carried, ...settled },
      payout: payout && {
        statementId: id,
        ...payout,
        status: 'pending' as const,
        date: lastDayOf(monthOf(issuedAt)),
      },
    };
  });
}
