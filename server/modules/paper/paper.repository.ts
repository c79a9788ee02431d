import { and, asc, between, eq, gt, sql } from '#drizzle/orm.ts';
import { artistTable } from '../artist/artist.table.ts';
import { labelTable } from '../label/label.table.ts';
import { statementTable } from '../statement/statement.table.ts';
import type { Db } from '../../platform/database/db.ts';
import { nameOrder } from '../../platform/database/name-order.ts';

const { id, artistId, labelId, month, payable } = statementTable;

/** Of a label, its artists included; of all by default. */
export type Scope = { labelId?: string | undefined };

const isOf = (scope: Scope) =>
  scope.labelId === undefined ? undefined : eq(labelId, scope.labelId);

export type Stated = Pick<typeof statementTable.$inferSelect, 'id' | 'artistId' | 'labelId'>;

export function findStated(
  db: Db,
  of: Scope & { month: string },
  { after, limit }: { after: string; limit: number },
): Promise<Stated[]> {
  return db
    .select({ id, artistId, labelId })
    .from(statementTable)
    .where(and(eq(month, of.month), isOf(of), gt(id, after)))
    .orderBy(asc(id))
    .limit(limit);
}

/** The artist's, or one under the label or its own. */
export async function findOne(
  db: Db,
  of: { artistId: string } | { labelId: string },
  statementId: string,
): Promise<Stated | null> {
  const [row] = await db
    .select({ id, artistId, labelId })
    .from(statementTable)
    .where(
      and(
        eq(id, statementId),
        'artistId' in of ? eq(artistId, of.artistId) : eq(labelId, of.labelId),
      ),
    );
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
  of: Pick<Stated, 'artistId' | 'labelId'>,
): Promise<{ artist: Place | null; label: Place | null }> {
  const [artist] = await db
    .select({ name: artistTable.name, country: artistTable.country })
    .from(artistTable)
    .where(eq(artistTable.id, of.artistId ?? ''));
  const [label] = await db
    .select({ name: labelTable.name, country: labelTable.country })
    .from(labelTable)
    .where(eq(labelTable.id, of.labelId ?? ''));
  return { artist: artist ?? null, label: label ?? null };
}

/** Cents by month, a row for each artist under a label; without an artist it is commission. */
export function findYear(db: Db, { year, ...scope }: Scope & { year: string }) {
  return db
    .select({
      artist: artistTable.name,
      label: labelTable.name,
      payable: sql<Record<string, number>>`jsonb_object_agg(${month}, ${payable})`,
    })
    .from(statementTable)
    .leftJoin(artistTable, eq(artistTable.id, artistId))
    .leftJoin(labelTable, eq(labelTable.id, labelId))
    .where(and(between(month, `${year}-01`, `${year}-12`), isOf(scope)))
    .groupBy(artistId, labelId, artistTable.name, labelTable.name)
    .orderBy(
      sql`${artistTable.name} is null`,
      nameOrder(artistTable.name),
      nameOrder(labelTable.name),
    );
}
