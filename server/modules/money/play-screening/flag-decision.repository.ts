import type { Db } from '../../../platform/database/db.ts';
import { insertAll } from '../../../platform/database/insert-all.ts';
import { flagDecisionTable } from './play-flag.table.ts';

export async function insertFlagDecisions(
  tx: Db,
  decisions: readonly (typeof flagDecisionTable.$inferInsert)[],
): Promise<void> {
  await insertAll(tx, flagDecisionTable, decisions);
}
