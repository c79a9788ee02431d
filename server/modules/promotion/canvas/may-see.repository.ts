import { eq, or, sql } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import { isEditor, speaksFor, worksForLabelOf } from '../../catalogue/label/index.ts';
import { sessionMay } from '../../accounts/session/index.ts';
import { canvasTable } from './canvas.table.ts';

type Looking = { sessionId: string; canvasId: string; now: Date };

/**
 * Allows editors, admins with the right to the catalogue, the artist's people, and people of a
 * label with a contract to see a canvas that is not live.
 */
export function maySee(db: Db, { sessionId, canvasId, now }: Looking): Promise<boolean> {
  const { id, artistId } = canvasTable;
  const isAllowed = or(isEditor, speaksFor(artistId), worksForLabelOf(artistId, now));
  return sessionMay(
    db,
    sessionId,
    sql`exists (select from ${canvasTable} where ${eq(id, canvasId)} and ${isAllowed})`,
  );
}
