import { and, asc, count, desc, eq, gte, isNull, lte, ne, or, sql } from '#drizzle/orm.ts';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Db } from '../../platform/database/db.ts';
import { artistMemberTable } from '../artist/artist-member.table.ts';
import { artistTable } from '../artist/artist.table.ts';
import { labelContractTable } from '../label/label-contract.table.ts';
import { labelTable } from '../label/label.table.ts';
import { toFullText } from '../../platform/database/full-text.ts';
import type { SearchQuery } from '../../platform/search-text/search-query.ts';
import { userTable } from '../user/user.table.ts';

export type Contract = typeof labelContractTable.$inferSelect;

/** `yyyy-mm-dd`; both days are included. */
export type Days = Pick<Contract, 'startsOn' | 'endsOn'>;

const { id, labelId, artistId, status, startsOn, endsOn, offeredTo, claimedBy, declinedOn } =
  labelContractTable;

/** Locks the artist, so that its contracts change one after another. */
export async function holdArtist(
  tx: Db,
  wanted: string,
): Promise<{ id: string; name: string } | null> {
  const [artist] = await tx
    .select({ id: artistTable.id, name: artistTable.name })
    .from(artistTable)
    .where(eq(artistTable.id, wanted))
    .for('no key update');
  return artist ?? null;
}

export async function findArtistNamed(
  db: Db,
  wanted: string,
): Promise<{ id: string; name: string } | null> {
  const [artist] = await db
    .select({ id: artistTable.id, name: artistTable.name })
    .from(artistTable)
    .where(eq(artistTable.id, wanted));
  return artist ?? null;
}

export async function findContract(db: Db, wanted: string): Promise<Contract | null> {
  const [contract] = await db.select().from(labelContractTable).where(eq(id, wanted));
  return contract ?? null;
}

/** Returns contracts that hold on at least one of the days. */
export function findAgreed(db: Db, artist: string, days: Days): Promise<Contract[]> {
  return db
    .select()
    .from(labelContractTable)
    .where(
      and(
        eq(artistId, artist),
        eq(status, 'active'),
        lte(startsOn, days.endsOn),
        gte(endsOn, days.startsOn),
      ),
    )
    .orderBy(asc(startsOn));
}

export async function findLabelName(db: Db, wanted: string): Promise<string> {
  const [label] = await db
    .select({ name: labelTable.name })
    .from(labelTable)
    .where(eq(labelTable.id, wanted));
  return label?.name ?? '';
}

export function findOffersTo(db: Db, label: string, artist: string): Promise<Contract[]> {
  return db
    .select()
    .from(labelContractTable)
    .where(and(eq(labelId, label), eq(artistId, artist), eq(status, 'pending')));
}

export async function countOpenOffers(db: Db, label: string): Promise<number> {
  const [row] = await db
    .select({ open: count() })
    .from(labelContractTable)
    .where(and(eq(labelId, label), eq(status, 'pending'), isNull(declinedOn)));
  return row?.open ?? 0;
}

/** Returns null for an artist who was never with the label. */
export async function findJoined(db: Db, label: string, artist: string): Promise<string | null> {
  const [row] = await db
    .select({ joinedOn: sql<string | null>`min(${labelContractTable.joinedOn})::text` })
    .from(labelContractTable)
    .where(and(eq(labelId, label), eq(artistId, artist), ne(status, 'pending')));
  return row?.joinedOn ?? null;
}

/**
 * An offer is for an account that speaks for the artist; without any, for the one that opened its
 * link or whose proven email it went to.
 */
const isFor = (userId: string) =>
  or(
    sql`exists (select from ${artistMemberTable} where ${artistMemberTable.artistId} = ${artistId}
      and ${artistMemberTable.userId} = ${userId})`,
    eq(claimedBy, userId),
    sql`${claimedBy} is null and ${offeredTo} = (select ${userTable.email} from ${userTable}
      where ${userTable.id} = ${userId} and ${userTable.emailVerifiedAt} is not null)`,
  );

export async function hasProvenEmail(db: Db, userId: string): Promise<boolean> {
  const [user] = await db
    .select({ emailVerifiedAt: userTable.emailVerifiedAt })
    .from(userTable)
    .where(eq(userTable.id, userId));
  return (user?.emailVerifiedAt ?? null) !== null;
}

export function findOffersFor(db: Db, userId: string, wanted?: string) {
  return db
    .select({
      contract: labelContractTable,
      artist: { id: artistTable.id, name: artistTable.name },
      label: { name: labelTable.name, contact: labelTable.email },
    })
    .from(labelContractTable)
    .innerJoin(artistTable, eq(artistTable.id, artistId))
    .innerJoin(labelTable, eq(labelTable.id, labelId))
    .where(
      and(
        eq(status, 'pending'),
        isNull(declinedOn),
        isFor(userId),
        wanted === undefined ? undefined : eq(id, wanted),
      ),
    )
    .orderBy(asc(id))
    .limit(100);
}

export function findArtistsBy(db: Db, query: SearchQuery, limit: number) {
  const { searchKey, searchText, followers } = artistTable;
  const condition = query.isShort
    ? and(gte(searchKey, query.key), lte(searchKey, query.keyEnd))
    : sql`${toFullText(searchText)} @@ to_tsquery('simple'::regconfig, ${query.fullText})`;
  const { name, genre, country, verified } = artistTable;
  return db
    .select({ id: artistTable.id, name, genre, country, verified })
    .from(artistTable)
    .where(condition)
    .orderBy(sql`${searchKey} <> ${query.key}`, desc(followers), asc(artistTable.id))
    .limit(limit);
}

/** Returns current agreements with any label, and offers of one label. */
export function findContractsOfAll(
  db: Db,
  artists: readonly string[],
  { offeredBy, day }: { offeredBy: string | null; day: string },
): Promise<Contract[]> {
  if (artists.length === 0) return Promise.resolve([]);
  const isOffer =
    offeredBy === null
      ? undefined
      : and(eq(status, 'pending'), eq(labelId, offeredBy), isNull(declinedOn));
  return db
    .select()
    .from(labelContractTable)
    .where(and(anyOf(artistId, artists), or(and(eq(status, 'active'), gte(endsOn, day)), isOffer)));
}

export async function hasMembers(db: Db, artist: string): Promise<boolean> {
  const [member] = await db
    .select({ userId: artistMemberTable.userId })
    .from(artistMemberTable)
    .where(eq(artistMemberTable.artistId, artist))
    .limit(1);
  return member !== undefined;
}
