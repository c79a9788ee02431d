import { and, asc, between, eq, gt, sql } from '#drizzle/orm.ts';
import { artistTable } from '../../catalogue/artist/artist.table.ts';
import { labelTable } from '../../catalogue/label/label.table.ts';
import { findPayee, type Payee } from '../../catalogue/payee/index.ts';
import { payeeTable } from '../../catalogue/payee/payee.table.ts';
import { statementTable } from '../../money/statement/statement.table.ts';
import { userTable } from '../../people/user/user.table.ts';
import type { Db } from '../../../platform/database/db.ts';
import { nameOrder } from '../../../platform/database/name-order.ts';

const { id, artistId, labelId, payeeId, month, payable, shared } = statementTable;

/** Of a label, its artists included; of all by default. */
export type Scope = { labelId?: string | undefined };

const isOf = (scope: Scope) =>
  scope.labelId === undefined ? undefined : eq(labelId, scope.labelId);

export type Stated = Pick<
  typeof statementTable.$inferSelect,
  'id' | 'artistId' | 'labelId' | 'payeeId'
>;

export function findStated(
  db: Db,
  of: Scope & { month: string },
  { after, limit }: { after: string; limit: number },
): Promise<Stated[]> {
  return db
    .select({ id, artistId, labelId, payeeId })
    .from(statementTable)
    .where(and(eq(month, of.month), isOf(of), gt(id, after)))
    .orderBy(asc(id))
    .limit(limit);
}

type Owner = { artistId: string } | { labelId: string } | { payeeId: string };

function isOwnedBy(of: Owner) {
  if ('artistId' in of) return eq(artistId, of.artistId);
  return 'labelId' in of ? eq(labelId, of.labelId) : eq(payeeId, of.payeeId);
}

/** The artist's, one under the label or its own, or the payee's. */
export async function findOne(db: Db, of: Owner, statementId: string): Promise<Stated | null> {
  const [row] = await db
    .select({ id, artistId, labelId, payeeId })
    .from(statementTable)
    .where(and(eq(id, statementId), isOwnedBy(of)));
  return row ?? null;
}

export async function hasStated(
  db: Db,
  of: Scope & { from: string; until: string },
): Promise<boolean> {
  const [row] = await db
    .select({ id })
    .from(statementTable)
    .where(and(between(month, of.from, of.until), isOf(of)))
    .limit(1);
  return row !== undefined;
}

type Place = { name: string; country: string | null };

export async function findNames(
  db: Db,
  of: Pick<Stated, 'artistId' | 'labelId' | 'payeeId'>,
): Promise<{ artist: Place | null; label: Place | null; payee: Payee | null }> {
  const [artist] = await db
    .select({ name: artistTable.name, country: artistTable.country })
    .from(artistTable)
    .where(eq(artistTable.id, of.artistId ?? ''));
  const [label] = await db
    .select({ name: labelTable.name, country: labelTable.country })
    .from(labelTable)
    .where(eq(labelTable.id, of.labelId ?? ''));
  const payee = await findPayee(db, of.payeeId);
  return { artist: artist ?? null, label: label ?? null, payee };
}

/**
 * Cents by month, a row for each artist under a label, without others' parts, and for each person
 * with parts; without an artist a label's is commission.
 */
export function findYear(db: Db, { year, ...scope }: Scope & { year: string }) {
  return db
    .select({
      artist: artistTable.name,
      label: labelTable.name,
      labelId,
      payee: userTable.displayName,
      payable: sql<Record<string, number>>`jsonb_object_agg(${month}, ${payable} - ${shared})`,
    })
    .from(statementTable)
    .leftJoin(artistTable, eq(artistTable.id, artistId))
    .leftJoin(labelTable, eq(labelTable.id, labelId))
    .leftJoin(payeeTable, eq(payeeTable.id, payeeId))
    .leftJoin(userTable, eq(userTable.id, payeeTable.userId))
    .where(and(between(month, `${year}-01`, `${year}-12`), isOf(scope)))
    .groupBy(artistId, labelId, payeeId, artistTable.name, labelTable.name, userTable.displayName)
    .orderBy(
      sql`${artistTable.name} is null`,
      nameOrder(artistTable.name),
      nameOrder(labelTable.name),
      nameOrder(userTable.displayName),
    );
}
