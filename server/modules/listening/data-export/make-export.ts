import { addAbortSignal } from 'node:stream';
import * as z from 'zod/mini';
import type { Dependencies } from '../../../platform/app.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import type { JobContext } from '../../../platform/jobs/jobs.ts';
import { publicOrigin } from '../../../platform/public-origin.ts';
import { findOrdered, finishExport } from './data-export.repository.ts';
import { dataExportUse } from './data-export-use.ts';
import { exportArchive } from './export-archive.ts';
import { queueExportEmail } from './export-email.ts';

export const makeJob = 'data-export.make';

/** The last try comes after about a minute. */
const triesMost = 4;

const purpose = 'data-export';

const orderSchema = z.object({ id: z.string() });

type Making = Pick<Dependencies, 'db' | 'assets' | 'clock' | 'config'>;

export async function makeExport(
  context: Making,
  { payload, signal, attempt }: JobContext,
): Promise<void> {
  const { id } = orderSchema.parse(payload);
  const ordered = await findOrdered(context.db, id);
  if (ordered === null) return;
  // More tries without a recorded failure mean that the export kills its server.
  if (attempt > triesMost) return end(context, { ...ordered, id, hash: null });
  try {
    const { userId: owner, language } = ordered;
    const now = context.clock();
    const origin = publicOrigin(context.config);
    const archive = exportArchive(context.db, { userId: owner, language, origin, now });
    const staging = { owner, purpose, type: 'application/zip' };
    const hash = await context.assets.stage(addAbortSignal(signal, archive), staging);
    await end(context, { ...ordered, id, hash });
  } catch (error) {
    if (attempt === triesMost && !signal.aborted)
      await end(context, { ...ordered, id, hash: null });
    throw error;
  }
}

type Ended = { id: string; userId: string; hash: string | null };

async function end({ db, assets, clock }: Making, { id, userId: owner, hash }: Ended) {
  const by = dataExportUse(owner);
  const now = clock();
  await inTransaction(db, async (tx) => {
    const isWanted = await finishExport(tx, id, { state: hash === null ? 'failed' : 'ready', now });
    if (isWanted) await queueExportEmail(tx, { id, userId: owner, isReady: hash !== null }, now);
    if (hash === null) return;
    // An unwanted file is claimed under its own name, to be released at once.
    const use = isWanted ? by : `${by}/${id}`;
    await assets.claim(tx, hash, { owner, purpose, by: use });
    if (!isWanted) await assets.release(tx, use);
  });
}
