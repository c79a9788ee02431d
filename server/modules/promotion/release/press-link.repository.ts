import { and, desc, eq, gte, inArray, lt, ne, or, sql } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import { daysBefore, toDay } from '../../../platform/days.ts';
import { hashToken } from '../../accounts/session/index.ts';
import { hasSigned } from '../../catalogue/label/index.ts';
import { labelTable } from '../../catalogue/label/label.table.ts';
import { releaseLinkTable, releaseTable } from './release.table.ts';

export type LinkRow = typeof releaseLinkTable.$inferSelect;

const { id, releaseId, tokenHash, endsOn, opened } = releaseLinkTable;
const { state, labelId, artistId } = releaseTable;

/** Days after its end in which a link stays listed. */
const listedFor = 30;

export function findLinks(db: Db, release: string): Promise<LinkRow[]> {
  return db.select().from(releaseLinkTable).where(eq(releaseId, release)).orderBy(desc(id));
}

export const countLinks = (tx: Db, release: string): Promise<number> =>
  tx.$count(releaseLinkTable, eq(releaseId, release));

export async function insertLink(tx: Db, row: typeof releaseLinkTable.$inferInsert): Promise<void> {
  await tx.insert(releaseLinkTable).values(row);
}

/** @returns false for a link that the release does not have. */
export async function deleteLink(
  tx: Db,
  wanted: Pick<LinkRow, 'id' | 'releaseId'>,
): Promise<boolean> {
  const { rowCount } = await tx
    .delete(releaseLinkTable)
    .where(and(eq(id, wanted.id), eq(releaseId, wanted.releaseId)));
  return rowCount === 1;
}

export async function deleteLinks(tx: Db, release: string): Promise<void> {
  await tx.delete(releaseLinkTable).where(eq(releaseId, release));
}

export async function deleteOldLinks(db: Db, now: Date): Promise<void> {
  await db.delete(releaseLinkTable).where(lt(endsOn, daysBefore(toDay(now), listedFor)));
}

/**
 * Of a release that waits for its day, while its label may publish it, or that is out. Null for
 * any other token or id.
 */
export async function findOpenLink(db: Db, by: { token: string } | { id: string }, now: Date) {
  const waits = and(
    inArray(state, ['pending', 'approved']),
    ne(labelTable.contractStatus, 'expired'),
    hasSigned(labelId, artistId, now),
  );
  const [row] = await db
    .select({ id, releaseId, endsOn, state })
    .from(releaseLinkTable)
    .innerJoin(releaseTable, eq(releaseTable.id, releaseId))
    .innerJoin(labelTable, eq(labelTable.id, labelId))
    .where(
      and(
        'token' in by ? eq(tokenHash, hashToken(by.token)) : eq(id, by.id),
        gte(endsOn, toDay(now)),
        or(eq(state, 'live'), waits),
      ),
    );
  return row ?? null;
}

export async function noteOpening(tx: Db, wanted: string, now: Date): Promise<void> {
  await tx
    .update(releaseLinkTable)
    .set({ opened: sql`${opened} + 1`, lastOpenedAt: now })
    .where(eq(id, wanted));
}
