import type { Db } from '../../../platform/database/db.ts';
import { newId } from '../../../platform/ids.ts';
import { findListenerShares } from '../pay-comparison/index.ts';
import {
  addStatements,
  type ChangedMonths,
  findCarried,
  findEntries,
  findStated,
  findTerms,
  lockUnclosed,
  type NewStatement,
  type StatedRow,
  sumEarned,
  takeChangedMonths,
} from './closing.repository.ts';
import { addNotes, findHeldNotes, type HeldNote } from './statement-held.repository.ts';
import { takeSetAside } from './closing-progress.repository.ts';
import { getSpans } from '../../catalogue/label/index.ts';
import { difference, type Entry, getKey, listenerEntry } from './entry.ts';
import { getLastDay, toMonth } from '../../../platform/months.ts';
import { type Issue, issueStatements } from './issue-statements.ts';
import { getPayout, settle } from './settle.ts';
import { type SharedStatement, shareStatements } from './share-statements.ts';

export type Closing = Issue & { month: string };

/** Skips artists who have them. How the month is paid must be decided before. */
export async function closeArtists(tx: Db, artistIds: readonly string[], closing: Closing) {
  const open = await lockUnclosed(tx, artistIds, closing.month);
  if (open.length === 0) return;
  const unstated = await findUnstated(tx, await takeChangedMonths(tx, open, closing.month));
  const before = Map.groupBy(await findCarried(tx, open), ({ artistId }) => artistId);
  const now = open.map((artistId) => ({ artistId, month: closing.month }));
  const months = [...now, ...(await takeSetAside(tx, open, closing.month))];
  const shares = Map.groupBy(await findListenerShares(tx, months), ({ artistId }) => artistId);
  const notes = Map.groupBy(await findHeldNotes(tx, months), ({ artistId }) => artistId);
  const made = open.flatMap((artistId) => {
    const entries = unstated.get(artistId) ?? [];
    const moved = (shares.get(artistId) ?? []).map(({ artistId: _, earned, ...key }) =>
      listenerEntry(key, earned, entries.find(hasKey(getKey({ ...key, origin: 'here' })))),
    );
    return makeStatements([...entries, ...moved], {
      ...closing,
      artistId,
      before: before.get(artistId) ?? [],
      notes: notes.get(artistId) ?? [],
    });
  });
  await addStatements(tx, (await shareStatements(tx, made)).map(addPayout), closing.issuedAt);
  await addNotes(
    tx,
    made.flatMap(({ id: statementId, artistId, labelId }) =>
      (notes.get(artistId) ?? [])
        .filter((note) => note.labelId === labelId)
        .map(({ rule, plays, earned }) => ({ statementId, rule, plays, earned })),
    ),
  );
  await issueStatements(
    tx,
    made.map(({ id }) => id),
    closing,
  );
}

const hasKey = (key: string) => (entry: Entry) => getKey(entry) === key;

/** Earnings of changed months that no statement has. */
async function findUnstated(tx: Db, marked: ChangedMonths) {
  const open = [...marked.keys()];
  if (open.length === 0) return new Map<string, Entry[]>();
  const stated = Map.groupBy(await findStated(tx, marked), ({ artistId }) => artistId);
  const terms = await findTerms(tx, open);
  const spans = new Map(open.map((id) => [id, getSpans(terms.get(id) ?? [])]));
  const entriesOf = new Map(
    open.map((id) => {
      const isMarked = ({ month }: Entry) => marked.get(id)?.includes(month) === true;
      return [id, (stated.get(id) ?? []).flatMap(entriesOfStatement).filter(isMarked)];
    }),
  );
  // Sums first, because details are costly.
  const sums = Map.groupBy(await sumEarned(tx, spans, marked), ({ artistId }) => artistId);
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

/** Redistribution by listener is no part of what plays earned. */
function entriesOfStatement({ labelId, lines }: StatedRow): Entry[] {
  return lines
    .filter(({ origin }) => origin !== 'listeners')
    .map(({ amount: _, ...entry }) => ({ ...entry, labelId }));
}

type Sums = Pick<Entry, 'labelId' | 'month' | 'origin' | 'royaltyRate' | 'streams' | 'earned'>;

function changedMonths(now: readonly Sums[], stated: readonly Sums[]): ReadonlySet<string> {
  const left = new Map<string, { month: string; streams: number; earned: number }>();
  const add = (sums: Sums, sign: 1 | -1) => {
    const { streams, earned } = left.get(getKey(sums)) ?? { streams: 0, earned: 0 };
    left.set(getKey(sums), {
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

type ArtistClosing = Closing & {
  artistId: string;
  before: Awaited<ReturnType<typeof findCarried>>;
  notes: readonly HeldNote[];
};

/** One statement per label, and one without a label; without lines if all plays are held. */
function makeStatements(
  entries: readonly Entry[],
  { artistId, month, issuedAt, before, notes }: ArtistClosing,
) {
  const labels = new Set([...entries, ...notes].map(({ labelId }) => labelId));
  return [...labels].map((labelId) => {
    const its = entries.filter((entry) => entry.labelId === labelId);
    const last = before.find((row) => row.labelId === labelId);
    const carried = last ? Math.min(0, last.payable - last.shared + last.carried) : 0;
    const id = newId(issuedAt.getTime());
    const { payout: _, ...settled } = settle(its, carried);
    return { id, artistId, labelId, month, issuedAt, carried, ...settled };
  });
}

function addPayout(statement: SharedStatement): NewStatement {
  const { parts, ...row } = statement;
  const payout = getPayout(row.lines, row);
  return {
    statement: row,
    parts,
    payout: payout && {
      statementId: row.id,
      ...payout,
      status: 'pending',
      date: getLastDay(toMonth(row.issuedAt)),
    },
  };
}
