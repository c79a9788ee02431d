import type { Waiting } from '#contract/inbox.ts';
import type { Db } from '../../../platform/database/db.ts';
import { countPendingCanvases } from '../../promotion/canvas/index.ts';
import { countOpenPitches } from '../../promotion/pitch/index.ts';
import { countPendingReleases } from '../../promotion/release/index.ts';

/** How many wait in each inbox. */
export async function countInboxes(db: Db): Promise<Waiting> {
  const [releases, pitches, canvas] = await Promise.all([
    countPendingReleases(db),
    countOpenPitches(db),
    countPendingCanvases(db),
  ]);
  return { releases, pitches, canvas };
}
