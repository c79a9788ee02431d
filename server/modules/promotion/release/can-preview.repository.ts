import { and, eq, isNull, or, sql } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import { hasSigned, isEditor, speaksFor, worksFor } from '../../catalogue/label/index.ts';
import { sessionMay } from '../../accounts/session/index.ts';
import { releaseTable } from './release.table.ts';

type Preview = { sessionId: string; releaseId: string; now: Date };

/**
 * Editors, admins with the catalogue right, the artist's members, and the label's while it has a
 * contract with the artist or none is named.
 */
export function canPreview(db: Db, { sessionId, releaseId, now }: Preview): Promise<boolean> {
  const { id, labelId, artistId } = releaseTable;
  const isSigned = or(isNull(artistId), hasSigned(labelId, artistId, now));
  const isAllowed = or(isEditor, speaksFor(artistId), and(worksFor(labelId), isSigned));
  return sessionMay(
    db,
    sessionId,
    sql`exists (select from ${releaseTable} where ${eq(id, releaseId)} and ${isAllowed})`,
  );
}
