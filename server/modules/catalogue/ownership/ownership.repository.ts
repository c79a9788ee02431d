import { and, asc, eq, sql } from '#drizzle/orm.ts';
import { unionAll } from '#drizzle/pg-core.ts';
import type { Db } from '../../../platform/database/db.ts';
import { artistMemberTable } from '../artist/artist-member.table.ts';
import { artistTable } from '../artist/artist.table.ts';
import { holdsOn } from '../label/index.ts';
import { labelContractTable } from '../label/label-contract.table.ts';
import { labelMemberTable } from '../label/label-member.table.ts';
import { labelTable } from '../label/label.table.ts';
import { nameOrder } from '../../../platform/database/name-order.ts';

export async function findAnyArtist(db: Db, id: string): Promise<string | null> {
  const [row] = await db
    .select({ id: artistTable.id })
    .from(artistTable)
    .where(eq(artistTable.id, id));
  return row?.id ?? null;
}

export async function findAnyLabel(db: Db, id: string): Promise<string | null> {
  const [row] = await db
    .select({ id: labelTable.id })
    .from(labelTable)
    .where(eq(labelTable.id, id));
  return row?.id ?? null;
}

/**
 * Lists memberships first, then artists of the person's labels with a contract in force on the
 * day (`yyyy-mm-dd`).
 */
function ownArtists(db: Db, userId: string, { day, id }: { day: string; id?: string | undefined }) {
  const wanted = id === undefined ? undefined : eq(artistTable.id, id);
  const spokenFor = db
    .select({
      id: artistTable.id,
      name: artistTable.name,
      labelId: sql<string | null>`null`.as('label_id'),
    })
    .from(artistMemberTable)
    .innerJoin(artistTable, eq(artistTable.id, artistMemberTable.artistId))
    .where(and(eq(artistMemberTable.userId, userId), wanted));
  const signed = db
    .select({
      id: artistTable.id,
      name: artistTable.name,
      labelId: sql<string | null>`${labelContractTable.labelId}`.as('label_id'),
    })
    .from(labelMemberTable)
    .innerJoin(labelContractTable, eq(labelContractTable.labelId, labelMemberTable.labelId))
    .innerJoin(artistTable, eq(artistTable.id, labelContractTable.artistId))
    .where(and(eq(labelMemberTable.userId, userId), holdsOn(day), wanted));
  const own = unionAll(spokenFor, signed).as('own');
  return db
    .select({ id: own.id, name: own.name, labelId: own.labelId })
    .from(own)
    .orderBy(sql`${own.labelId} is not null`, nameOrder(own.name), own.id);
}

type OwnArtist = { id: string; name: string; labelId: string | null };

export async function findOwnArtists(
  db: Db,
  userId: string,
  { day, limit }: { day: string; limit: number },
): Promise<OwnArtist[]> {
  const rows = await ownArtists(db, userId, { day }).limit(limit);
  const seen = new Set<string>();
  return rows.filter(({ id }) => !seen.has(id) && seen.add(id));
}

export async function findOwnArtist(
  db: Db,
  userId: string,
  { named, day }: { named: string | undefined; day: string },
): Promise<string | null> {
  const [row] = await ownArtists(db, userId, { day, id: named }).limit(1);
  return row?.id ?? null;
}

/** Whether the account speaks for more than one, labels aside. */
export async function speaksForSeveral(db: Db, userId: string): Promise<boolean> {
  return (await db.$count(artistMemberTable, eq(artistMemberTable.userId, userId))) > 1;
}

export async function findOwnLabel(
  db: Db,
  userId: string,
  named: string | undefined,
): Promise<string | null> {
  const [row] = await db
    .select({ id: labelTable.id })
    .from(labelMemberTable)
    .innerJoin(labelTable, eq(labelTable.id, labelMemberTable.labelId))
    .where(
      and(
        eq(labelMemberTable.userId, userId),
        named === undefined ? undefined : eq(labelTable.id, named),
      ),
    )
    .orderBy(asc(labelTable.sortKey), asc(labelTable.id))
    .limit(1);
  return row?.id ?? null;
}

/** @param day `yyyy-mm-dd`. */
export async function findArtistsUnder(db: Db, labelId: string, day: string): Promise<string[]> {
  const rows = await db
    .select({ id: labelContractTable.artistId })
    .from(labelContractTable)
    .where(and(eq(labelContractTable.labelId, labelId), holdsOn(day)))
    .orderBy(asc(labelContractTable.artistId));
  return rows.map(({ id }) => id);
}
