import { and, asc, count, desc, eq, gt, sql } from '#drizzle/orm.ts';
import type { ArtistRequest } from '#contract/artist-request.ts';
import type { Db } from '../../../platform/database/db.ts';
import { normalise } from '../../../platform/search-text/normalise.ts';
import { artistMemberTable } from '../../catalogue/artist/artist-member.table.ts';
import { artistTable } from '../../catalogue/artist/artist.table.ts';
import { userTable } from '../../people/user/user.table.ts';
import { artistRequestTable } from './artist-request.table.ts';

type Row = typeof artistRequestTable.$inferSelect;

const { id, userId, artist, proof, state, askedAt } = artistRequestTable;

const isOpen = eq(state, 'open');

export async function findLastRequest(db: Db, person: string): Promise<Row | null> {
  const [row] = await db
    .select()
    .from(artistRequestTable)
    .where(eq(userId, person))
    .orderBy(desc(askedAt), desc(id))
    .limit(1);
  return row ?? null;
}

export async function findRequest(db: Db, wanted: string): Promise<Row | null> {
  const [row] = await db.select().from(artistRequestTable).where(eq(id, wanted));
  return row ?? null;
}

export const countAskedSince = (db: Db, person: string, since: Date): Promise<number> =>
  db.$count(artistRequestTable, and(eq(userId, person), gt(askedAt, since)));

/** Returns false where one of the account is open. */
export async function insertRequest(
  tx: Db,
  row: Omit<typeof artistRequestTable.$inferInsert, 'nameKey'>,
): Promise<boolean> {
  const nameKey = normalise(row.artist).replaceAll(' ', '');
  const { rowCount } = await tx
    .insert(artistRequestTable)
    .values({ ...row, nameKey })
    .onConflictDoNothing();
  return rowCount === 1;
}

export async function closeRequest(
  tx: Db,
  wanted: string,
  closing: Pick<Row, 'state' | 'reason' | 'artistId'> & { now: Date },
): Promise<void> {
  const { now, ...change } = closing;
  await tx
    .update(artistRequestTable)
    .set({ ...change, answeredAt: now })
    .where(eq(id, wanted));
}

const mostCandidates = 5;

const candidates = sql<ArtistRequest['candidates']>`(
  select coalesce(json_agg(json_build_object('id', found.id, 'name', found.name, 'people', (
    select coalesce(json_agg(person.display_name order by person.display_name), '[]')
    from ${artistMemberTable} as member join ${userTable} as person on person.id = member.user_id
    where member.artist_id = found.id
  )) order by found.followers desc, found.id), '[]')
  from (
    select named.* from ${artistTable} as named
    where case when ${artistRequestTable.artistId} is null
      then replace(named.search_key, ' ', '') = ${artistRequestTable.nameKey}
      else named.id = ${artistRequestTable.artistId} end
    order by named.followers desc, named.id limit ${mostCandidates}
  ) as found)`;

export async function findOpenRequests(db: Db, limit: number) {
  const refused = sql<number>`(
    select count(*)::int from ${artistRequestTable} as earlier
    where earlier.user_id = ${userId} and earlier.state = 'refused')`;
  const rows = await db
    .select({
      id,
      account: { id: userTable.id, name: userTable.displayName, email: userTable.email },
      artist,
      proof,
      askedAt,
      refused,
      candidates,
    })
    .from(artistRequestTable)
    .innerJoin(userTable, eq(userTable.id, userId))
    .where(isOpen)
    .orderBy(asc(askedAt), asc(id))
    .limit(limit);
  return rows.map((row) => ({ ...row, askedAt: row.askedAt.toISOString() }));
}

export async function countOpenRequests(db: Db): Promise<number> {
  const [row] = await db.select({ open: count() }).from(artistRequestTable).where(isOpen);
  return row?.open ?? 0;
}
