import { and, asc, eq, type SQL, sql } from '#drizzle/orm.ts';
import { unionAll } from '#drizzle/pg-core.ts';
import type { Db } from '../../platform/database/db.ts';
import { artistMemberTable } from '../artist/artist-member.table.ts';
import { artistTable } from '../artist/artist.table.ts';
import { holdsOn } from '../label/label-contract.repository.ts';
import { labelContractTable } from '../label/label-contract.table.ts';
import { labelMemberTable } from '../label/label-member.table.ts';
import { labelTable } from '../label/label.table.ts';
import { nameOrder } from '../search/name-order.ts';

/** The artist of that id, whoever they belong to; null where there is none. */
export async function findAnyArtist(db: Db, id: string): Promise<string | null> {
  const [row] = await db
    .select({ id: artistTable.id })
    .from(artistTable)
    .where(eq(artistTable.id, id));
  return row?.id ?? null;
}

/** The label of that id, whoever works for it; null where there is none. */
export async function findAnyLabel(db: Db, id: string): Promise<string | null> {
  const [row] = await db
    .select({ id: labelTable.id })
    .from(labelTable)
    .where(eq(labelTable.id, id));
  return row?.id ?? null;
}

/**
 * An artist of a person: one whom they speak for, or who has a contract that holds on the day
 * (`yyyy-mm-dd`) with a label that they work for. Of several, those they speak for come first, then by name.
 *
 * @param named the one that it has to be, if any.
 */
export async function findOwnArtist(
  db: Db,
  userId: string,
  { named, day }: { named: string | undefined; day: string },
): Promise<string | null> {
  const wanted = (id: SQL) => (named === undefined ? undefined : sql`${id} = ${named}`);
  const spokenFor = db
    .select({ id: artistTable.id, name: artistTable.name, place: sql<number>`0`.as('place') })
    .from(artistMemberTable)
    .innerJoin(artistTable, eq(artistTable.id, artistMemberTable.artistId))
    .where(and(eq(artistMemberTable.userId, userId), wanted(sql`${artistTable.id}`)));
  const signed = db
    .select({ id: artistTable.id, name: artistTable.name, place: sql<number>`1`.as('place') })
    .from(labelMemberTable)
    .innerJoin(labelContractTable, eq(labelContractTable.labelId, labelMemberTable.labelId))
    .innerJoin(artistTable, eq(artistTable.id, labelContractTable.artistId))
    .where(and(eq(labelMemberTable.userId, userId), holdsOn(day), wanted(sql`${artistTable.id}`)));
  const own = unionAll(spokenFor, signed).as('own');
  const [row] = await db
    .select({ id: own.id })
    .from(own)
    .orderBy(own.place, nameOrder(own.name), own.id)
    .limit(1);
  return row?.id ?? null;
}

/**
 * A label that a person works for; of several the first by name.
 *
 * @param named the one that it has to be, if any.
 */
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
