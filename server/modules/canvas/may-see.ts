import { and, eq, gte, or, sql } from '#drizzle/orm.ts';
import { permissions } from '#contract/permission.ts';
import type { Db } from '../../platform/database/db.ts';
import { artistMemberTable } from '../artist/artist-member.table.ts';
import { dayOf } from '../figures/day-figures.ts';
import { labelContractTable } from '../label/label-contract.table.ts';
import { labelMemberTable } from '../label/label-member.table.ts';
import { sessionTable } from '../session/session.table.ts';
import { userTable } from '../user/user.table.ts';
import { canvasTable } from './canvas.table.ts';

type Looking = { sessionId: string; canvasId: string; now: Date };

/**
 * Whether the person of a session may see a canvas that is not live: editors and admins, people who speak for the artist,
 * and people of a label that has a contract with the artist.
 */
export async function maySee(db: Db, { sessionId, canvasId, now }: Looking): Promise<boolean> {
  const { artistId } = canvasTable;
  const speaks = sql`exists (select from ${artistMemberTable}
    where ${artistMemberTable.userId} = ${userTable.id} and ${artistMemberTable.artistId} = ${artistId})`;
  const holds = and(
    eq(labelMemberTable.userId, userTable.id),
    eq(labelContractTable.artistId, artistId),
    eq(labelContractTable.status, 'active'),
    gte(labelContractTable.endsOn, dayOf(now)),
  );
  const hasContract = sql`exists (select from ${labelMemberTable}
    join ${labelContractTable} on ${labelContractTable.labelId} = ${labelMemberTable.labelId} where ${holds})`;
  const isEditor = sql`${userTable.role} = any(${sql.param([...permissions['editorial.manage']])}::text[])`;
  const [found] = await db
    .select({ id: userTable.id })
    .from(sessionTable)
    .innerJoin(userTable, eq(userTable.id, sessionTable.userId))
    .innerJoin(canvasTable, eq(canvasTable.id, canvasId))
    .where(and(eq(sessionTable.id, sessionId), or(isEditor, speaks, hasContract)));
  return found !== undefined;
}
