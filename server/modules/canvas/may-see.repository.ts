import { and, eq, or, sql } from '#drizzle/orm.ts';
import type { Db } from '../../platform/database/db.ts';
import { labelContractTable } from '../label/label-contract.table.ts';
import { labelMemberTable } from '../label/label-member.table.ts';
import { bindsArtist, isEditor, speaksFor } from '../label/index.ts';
import { sessionTable } from '../session/session.table.ts';
import { userTable } from '../user/user.table.ts';
import { canvasTable } from './canvas.table.ts';

type Looking = { sessionId: string; canvasId: string; now: Date };

/**
 * Allows editors, admins with the right to the catalogue, the artist's people, and people of a
 * label with a contract to see a canvas that is not live.
 */
export async function maySee(db: Db, { sessionId, canvasId, now }: Looking): Promise<boolean> {
  const { artistId } = canvasTable;
  const holds = and(eq(labelMemberTable.userId, userTable.id), bindsArtist(artistId, now));
  const hasContract = sql`exists (select from ${labelMemberTable}
    join ${labelContractTable} on ${labelContractTable.labelId} = ${labelMemberTable.labelId} where ${holds})`;
  const [found] = await db
    .select({ id: userTable.id })
    .from(sessionTable)
    .innerJoin(userTable, eq(userTable.id, sessionTable.userId))
    .innerJoin(canvasTable, eq(canvasTable.id, canvasId))
    .where(and(eq(sessionTable.id, sessionId), or(isEditor, speaksFor(artistId), hasContract)));
  return found !== undefined;
}
