import type { RunningKind } from '#contract/administration.ts';
import type { Db } from '../../platform/database/db.ts';
import { Problem } from '../../platform/problems.ts';
import { turnMarquee } from '../marquee/turn-marquee.ts';
import { replanNotice } from '../notification/take-notice.ts';
import {
  endRest,
  holdReturningCampaigns,
  holdReturningNotices,
  restKind,
} from './rest.repository.ts';

type Of = { userId: string; now: Date };

/**
 * Stops what an account set going, of the kinds that staff chose: a planned notification is a draft again, a paid campaign
 * pauses, and listeners find stories, concerts and Fans First campaigns no more.
 */
export async function stopRunning(tx: Db, kinds: readonly RunningKind[], of: Of): Promise<void> {
  for (const kind of new Set(kinds)) await restKind(tx, kind, of);
}

/** Sets going again what was stopped with an account. What ended meanwhile, or lacks something now, stays as it is. */
export async function resumeRunning(tx: Db, of: Of): Promise<void> {
  for (const notice of await holdReturningNotices(tx, of)) await replanNotice(tx, notice);
  for (const row of await holdReturningCampaigns(tx, of)) {
    try {
      const by = { userId: row.askedBy ?? of.userId, now: of.now };
      await turnMarquee(tx, row, 'activate', by);
    } catch (error) {
      // Its track is gone, say: the artist reads why when they activate it.
      if (!(error instanceof Problem)) throw error;
    }
  }
  await endRest(tx, of);
}
