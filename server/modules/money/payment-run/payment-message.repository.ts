import { and, eq, sql } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import { addJob } from '../../../platform/jobs/job.repository.ts';
import { jobTable } from '../../../platform/jobs/job.table.ts';
import { newId } from '../../../platform/ids.ts';
import type { Actor } from '../../accounts/staff-action/index.ts';
import type { Answer } from './note-answers.ts';

export const messageJob = 'payment-run.message';

type MessageRest = { id: string; actor: Actor; answers: readonly Answer[] };

/** What a message says beyond its first slice; several messages of a run do not replace each other. */
export const addMessage = (tx: Db, payload: MessageRest, now: Date): Promise<void> =>
  addJob(tx, { kind: messageJob, key: `${payload.id} ${newId()}`, payload, runAt: now });

/** Whether a message of the run is being noted, or was given up. */
export async function findMessage(db: Db, runId: string): Promise<'underWay' | 'failed' | null> {
  const [row] = await db
    .select({ isFailed: sql<boolean | null>`bool_and(${jobTable.abandonedAt} is not null)` })
    .from(jobTable)
    .where(and(eq(jobTable.kind, messageJob), sql`${jobTable.payload} ->> 'id' = ${runId}`));
  if (row?.isFailed == null) return null;
  return row.isFailed ? 'failed' : 'underWay';
}
