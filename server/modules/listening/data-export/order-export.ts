import type { Db } from '../../../platform/database/db.ts';
import type { Dependencies } from '../../../platform/app.ts';
import { countShared } from '../../../platform/attempts/shared-attempts.ts';
import { newId } from '../../../platform/ids.ts';
import { addJob } from '../../../platform/jobs/job.repository.ts';
import { problem } from '../../../platform/problems.ts';
import { sentences } from '../../../platform/sentences.ts';
import { recordSecurityEvent } from '../../people/security-log/index.ts';
import { insertOrder } from './data-export.repository.ts';
import { dataExportUse } from './data-export-use.ts';
import { makeJob } from './make-export.ts';

export const ordersMost = 3;
const day = 24 * 3_600_000;

/**
 * Replaces an earlier file.
 *
 * @throws {Problem} `too-many-requests` after some orders in a day.
 */
export async function orderExport(
  tx: Db,
  { assets, clock, elapsed }: Pick<Dependencies, 'assets' | 'clock' | 'elapsed'>,
  userId: string,
  request: { ip: string },
): Promise<void> {
  const now = clock();
  const id = newId(now.getTime());
  if (!(await insertOrder(tx, { userId, id, now }))) return;
  const counts = [{ key: `data-export:${userId}`, most: ordersMost }];
  const wait = await countShared({ db: tx, elapsed }, counts, day);
  if (wait > 0) {
    throw problem('too-many-requests', {
      error: sentences.dataExport.tooMany,
      retryAfter: Math.ceil(wait / 1000),
    });
  }
  await assets.release(tx, dataExportUse(userId));
  await addJob(tx, { kind: makeJob, key: id, payload: { id }, runAt: now });
  const about = { kind: 'export', actorId: userId, subjectId: userId, request } as const;
  await recordSecurityEvent(tx, { ...about, outcome: 'success', detail: { act: 'ordered' } });
}
