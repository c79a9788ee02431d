import { and, asc, count, eq, gte, isNull, lte, ne, or, sql } from '#drizzle/orm.ts';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Db } from '../../../platform/database/db.ts';
import { labelContractTable } from '../../catalogue/label/label-contract.table.ts';
import { labelTable } from '../../catalogue/label/label.table.ts';
import { artistName, isSpeaker } from '../../catalogue/artist/index.ts';
import { provenEmail } from '../../people/user/index.ts';

export type Contract = typeof labelContractTable.$inferSelect;

/** `yyyy-mm-dd`; both days are included. */
export type Days = Pick<Contract, 'startsOn' | 'endsOn'>;

const { id, labelId, artistId, status, startsOn, endsOn, offeredTo, claimedBy, declinedOn } =
  labelContractTable;

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
    isSpeaker(userId, artistId),
    eq(claimedBy, userId),
    sql`${claimedBy} is null and ${offeredTo} = ${provenEmail(userId)}`,
  );

export function findOffersFor(db: Db, userId: string, wanted?: string) {
  return db
    .select({
      contract: labelContractTable,
      artist: { id: artistId, name: artistName(artistId) },
      label: { name: labelTable.name, contact: labelTable.email },
    })
    .from(labelContractTable)
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
