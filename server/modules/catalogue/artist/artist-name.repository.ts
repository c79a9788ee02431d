import { and, asc, desc, eq, gte, lte, type SQL, type SQLWrapper, sql } from '#drizzle/orm.ts';
import type { Genre } from '#contract/artist.ts';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Db } from '../../../platform/database/db.ts';
import { toFullText } from '../../../platform/database/full-text.ts';
import { normalise } from '../../../platform/search-text/normalise.ts';
import type { SearchQuery } from '../../../platform/search-text/search-query.ts';
import { artistTable } from './artist.table.ts';

const { id, name } = artistTable;

export type NamedArtist = { id: string; name: string };

/** As a column; null without the artist. */
export const artistName = (artistId: SQLWrapper): SQL<string> =>
  sql`(select named.name from ${artistTable} as named where named.id = ${sql`${artistId}`})`;

export async function findArtistName(db: Db, artistId: string): Promise<NamedArtist | null> {
  const [artist] = await db.select({ id, name }).from(artistTable).where(eq(id, artistId));
  return artist ?? null;
}

export const findArtistNames = (db: Db, ids: readonly string[]): Promise<NamedArtist[]> =>
  db.select({ id, name }).from(artistTable).where(anyOf(id, ids));

/** Locks the artist until the transaction ends, so that what is the artist's changes in turn. */
export async function holdArtist(tx: Db, artistId: string): Promise<NamedArtist | null> {
  const [artist] = await tx
    .select({ id, name })
    .from(artistTable)
    .where(eq(id, artistId))
    .for('no key update');
  return artist ?? null;
}

/** By name. */
export function findArtistsBy(db: Db, query: SearchQuery, limit: number) {
  const { searchKey, searchText, followers } = artistTable;
  const condition = query.isShort
    ? and(gte(searchKey, query.key), lte(searchKey, query.keyEnd))
    : sql`${toFullText(searchText)} @@ to_tsquery('simple'::regconfig, ${query.fullText})`;
  const { genre, country, verified } = artistTable;
  return db
    .select({ id, name, genre, country, verified })
    .from(artistTable)
    .where(condition)
    .orderBy(sql`${searchKey} <> ${query.key}`, desc(followers), asc(id))
    .limit(limit);
}

/** Ignores accents and spaces, and searches public artists only. */
export async function findNamedAlike(tx: Db, wanted: string): Promise<string[]> {
  const key = normalise(wanted).replaceAll(' ', '');
  const rows = await tx
    .select({ name })
    .from(artistTable)
    .where(sql`replace(${artistTable.searchKey}, ' ', '') = ${key}`);
  return rows.map((row) => row.name);
}

/** As a condition. */
export const isAnyArtist: SQL<boolean> = sql`exists (select from ${artistTable})`;

export const findMostHeardArtists = (db: Db, limit: number): Promise<NamedArtist[]> =>
  db
    .select({ id, name })
    .from(artistTable)
    .orderBy(desc(artistTable.monthlyListeners), id)
    .limit(limit);

export async function findGenreOf(db: Db, artistId: string): Promise<Genre | null> {
  const [artist] = await db
    .select({ genre: artistTable.genre })
    .from(artistTable)
    .where(eq(id, artistId));
  return artist?.genre ?? null;
}
