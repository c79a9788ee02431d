import { and, asc, eq, ne, type SQL, type SQLWrapper, sql } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import { nameOrder } from '../../../platform/database/name-order.ts';
import { userTable } from '../../people/user/user.table.ts';
import type { NamedArtist } from './artist-name.repository.ts';
import { artistMemberTable } from './artist-member.table.ts';
import { artistTable } from './artist.table.ts';

const { artistId, userId } = artistMemberTable;

/** The ids of the accounts that speak for an artist. */
export const speakersOf = (artist: SQLWrapper | string | null): SQL =>
  sql`select speaker.user_id from ${artistMemberTable} as speaker where speaker.artist_id = ${sql`${artist}`}`;

/** The ids of the artists for whom an account speaks. */
export const artistsOf = (user: SQLWrapper | string): SQL =>
  sql`select spoken.artist_id from ${artistMemberTable} as spoken where spoken.user_id = ${sql`${user}`}`;

/** As a condition. */
export const isSpeaker = (user: SQLWrapper | string, artist: SQLWrapper): SQL =>
  sql`exists (${speakersOf(artist)} and speaker.user_id = ${sql`${user}`})`;

/** As a column: in the order of their names. */
export const namedArtistsOf = (user: SQLWrapper, limit: number): SQL<NamedArtist[]> => sql`(
  select coalesce(json_agg(json_build_object('id', id, 'name', name)), '[]') from (
    select named.id, named.name from ${artistTable} as named where named.id in (${artistsOf(user)})
    order by ${nameOrder(sql`named.name`)}, named.id limit ${limit}) as spoken)`;

export async function findSpeakers(db: Db, artist: string): Promise<string[]> {
  const rows = await db.select({ id: userId }).from(artistMemberTable).where(eq(artistId, artist));
  return rows.map(({ id }) => id);
}

export async function hasSpeakers(db: Db, artist: string): Promise<boolean> {
  const [member] = await db
    .select({ userId })
    .from(artistMemberTable)
    .where(eq(artistId, artist))
    .limit(1);
  return member !== undefined;
}

export const countArtistsOf = (db: Db, user: string): Promise<number> =>
  db.$count(artistMemberTable, eq(userId, user));

export const countSpeakersBeside = (db: Db, artist: string, user: string): Promise<number> =>
  db.$count(artistMemberTable, and(eq(artistId, artist), ne(userId, user)));

/** In the order of their names. */
export const findArtistsOf = (db: Db, user: string, limit: number): Promise<NamedArtist[]> =>
  db
    .select({ id: artistTable.id, name: artistTable.name })
    .from(artistMemberTable)
    .innerJoin(artistTable, eq(artistTable.id, artistId))
    .where(eq(userId, user))
    .orderBy(nameOrder(artistTable.name), asc(artistTable.id))
    .limit(limit);

/** In the order of their names. */
export const findPeopleOf = (db: Db, artist: string) =>
  db
    .select({
      id: userTable.id,
      name: userTable.displayName,
      email: userTable.email,
      status: userTable.status,
    })
    .from(artistMemberTable)
    .innerJoin(userTable, eq(userTable.id, userId))
    .where(eq(artistId, artist))
    .orderBy(asc(userTable.sortKey), asc(userTable.id));
