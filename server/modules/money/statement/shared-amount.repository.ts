import { and, asc, desc, eq, isNull, lte, sql } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import { artistDayTable } from '../../figures/figures/artist-day.table.ts';
import { heldFlags } from '../play-screening/index.ts';
import { payeeTable } from '../../catalogue/payee/payee.table.ts';
import type { ShareSpan } from '../recording-share/index.ts';
import { trackTable } from '../../catalogue/track/track.table.ts';
import { artistName } from '../../catalogue/artist/index.ts';
import {
  type ChangedMonths,
  changedTable,
  type SpansByArtist,
  spansTable,
} from './closing.repository.ts';
import { sharedAmountTable } from './shared-amount.table.ts';
import { payoutTable, statementTable } from './statement.table.ts';

/** Of one recording under one sheet, contract and month; `earned` in millionths of a euro. */
export type TrackEarned = {
  artistId: string;
  labelId: string | null;
  shareId: string;
  trackId: string;
  month: string;
  royaltyRate: number;
  streams: number;
  earned: number;
};

type Days = { spans: SpansByArtist; months: ChangedMonths; shares: readonly ShareSpan[] };

/** Joinable as `held`. */
const sharesTable = (shares: readonly ShareSpan[]) => sql`unnest(
  ${sql.param(shares.map(({ id }) => id))}::text[],
  ${sql.param(shares.map(({ trackId }) => trackId))}::text[],
  ${sql.param(shares.map(({ from }) => from))}::date[],
  ${sql.param(shares.map(({ until }) => until))}::date[]
) as held (share_id, track_id, first_day, last_day)`;

/** What recordings earned on each day, here, less held plays; imports have no recordings. */
const trackDays = (months: ChangedMonths) => sql`(
  select day.artist_id, day.day, track.id as track_id, track.streams, track.earned
  from ${changedTable(months)} join ${artistDayTable} as day
    on day.artist_id = changed.artist_id and day.day between changed.first_day and changed.last_day
  cross join lateral unnest(day.track_ids, day.track_streams, day.track_earned)
    as track (id, streams, earned)
  union all
  select flagged.artist_id, flagged.day, flagged.track_id, -1, -flagged.earned
  from ${changedTable(months)} join ${heldFlags(sql`flagged`)}
    on flagged.artist_id = changed.artist_id
    and flagged.day between changed.first_day and changed.last_day)`;

export async function sumTrackEarned(
  tx: Db,
  { spans, months, shares }: Days,
): Promise<TrackEarned[]> {
  const { rows } = await tx.execute<TrackEarned>(sql`
    select counted.artist_id as "artistId", span.label_id as "labelId", held.share_id as "shareId",
      held.track_id as "trackId", to_char(counted.day, 'YYYY-MM') as month,
      span.royalty_rate as "royaltyRate", sum(counted.streams)::float8 as streams,
      sum(counted.earned)::float8 as earned
    from ${trackDays(months)} as counted
    join ${sharesTable(shares)} on held.track_id = counted.track_id
      and counted.day between held.first_day and held.last_day
    join ${spansTable(spans)} on span.artist_id = counted.artist_id
      and counted.day between span.first_day and span.last_day
    group by 1, 2, 3, 4, 5, 6`);
  return rows;
}

/** What earlier statements of the artists give to payees for the months. */
export async function findStatedParts(
  tx: Db,
  months: ChangedMonths,
): Promise<(TrackEarned & { payeeId: string; part: number })[]> {
  const { rows } = await tx.execute<TrackEarned & { payeeId: string; part: number }>(sql`
    select statement.artist_id as "artistId", statement.label_id as "labelId",
      stated.share_id as "shareId", stated.track_id as "trackId", stated.payee_id as "payeeId",
      stated.month, stated.royalty_rate::float8 as "royaltyRate", stated.part::float8 as part,
      sum(stated.streams)::float8 as streams, sum(stated.earned)::float8 as earned
    from ${sharedAmountTable} as stated
    join ${statementTable} as statement on statement.id = stated.statement_id
    join ${changedTable(months)} on changed.artist_id = statement.artist_id
      and changed.first_day = (stated.month || '-01')::date
    group by 1, 2, 3, 4, 5, 6, 7, 8`);
  return rows;
}

/** In the order in which payees are locked. */
export async function findUnstatedPayees(db: Db, until: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: sharedAmountTable.payeeId })
    .from(sharedAmountTable)
    .innerJoin(statementTable, eq(statementTable.id, sharedAmountTable.statementId))
    .where(and(isNull(sharedAmountTable.payeeStatementId), lte(statementTable.month, until)))
    .orderBy(asc(sharedAmountTable.payeeId));
  return rows.map(({ id }) => id);
}

/** Keeps others from issuing the payee's statements. */
export async function holdPayee(tx: Db, id: string): Promise<void> {
  await tx
    .select({ id: payeeTable.id })
    .from(payeeTable)
    .where(eq(payeeTable.id, id))
    .for('no key update');
}

export async function findLastOfPayee(tx: Db, payee: string) {
  const { payeeId, month, payable, carried } = statementTable;
  const [row] = await tx
    .select({ month, payable, carried })
    .from(statementTable)
    .where(eq(payeeId, payee))
    .orderBy(desc(month))
    .limit(1);
  return row ?? null;
}

/** Sums of what the payee's next statement contains. */
export async function sumUnstated(tx: Db, payee: string, until: string) {
  const { rows } = await tx.execute<{
    parts: number;
    streams: number;
    earned: number;
    payable: number;
  }>(sql`
    select count(*)::int as parts, coalesce(sum(part.streams), 0)::float8 as streams,
      coalesce(sum(part.earned), 0)::float8 as earned, coalesce(sum(part.amount), 0)::float8 as payable
    from ${sharedAmountTable} as part
    join ${statementTable} as statement on statement.id = part.statement_id
    where part.payee_id = ${payee} and part.payee_statement_id is null and statement.month <= ${until}`);
  return rows[0] ?? { parts: 0, streams: 0, earned: 0, payable: 0 };
}

type PayeeStatement = {
  statement: typeof statementTable.$inferInsert & { payeeId: string; month: string };
  payout: typeof payoutTable.$inferInsert | null;
};

export async function addPayeeStatement(
  tx: Db,
  { statement, payout }: PayeeStatement,
): Promise<void> {
  await tx.insert(statementTable).values(statement);
  if (payout !== null) await tx.insert(payoutTable).values(payout);
  await tx.execute(sql`
    update ${sharedAmountTable} as part set payee_statement_id = ${statement.id}
    from ${statementTable} as statement
    where statement.id = part.statement_id and statement.month <= ${statement.month}
      and part.payee_id = ${statement.payeeId} and part.payee_statement_id is null`);
}

const columns = {
  track: { id: trackTable.id, name: trackTable.title },
  artist: { id: trackTable.artistId, name: artistName(trackTable.artistId) },
  payeeId: sharedAmountTable.payeeId,
  month: sharedAmountTable.month,
  royaltyRate: sharedAmountTable.royaltyRate,
  part: sharedAmountTable.part,
  streams: sharedAmountTable.streams,
  earned: sharedAmountTable.earned,
  amount: sharedAmountTable.amount,
};

export type SharedLineRow = Awaited<ReturnType<typeof findSharedLines>>[number];

/** Lines of a payee's statement, or others' parts of an artist's. */
export function findSharedLines(db: Db, of: { payeeStatement: string } | { statement: string }) {
  const { payeeStatementId, statementId, trackId, month, shareId, payeeId, royaltyRate } =
    sharedAmountTable;
  return db
    .select(columns)
    .from(sharedAmountTable)
    .innerJoin(trackTable, eq(trackTable.id, trackId))
    .where(
      'statement' in of ? eq(statementId, of.statement) : eq(payeeStatementId, of.payeeStatement),
    )
    .orderBy(
      desc(month),
      asc(trackTable.title),
      asc(trackTable.id),
      asc(shareId),
      asc(payeeId),
      asc(royaltyRate),
      asc(statementId),
    );
}
