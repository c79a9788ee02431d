import type { PromotionKind } from '#contract/administration.ts';
import type { Db } from '../../../platform/database/db.ts';
import { Problem } from '../../../platform/problems.ts';
import { turnMarquee } from '../../promotion/marquee/index.ts';
import { replanNotification } from '../../promotion/notification/index.ts';
import {
  endRest,
  holdReturningCampaigns,
  holdReturningNotifications,
  restKind,
} from './paused-promotion.repository.ts';

type Of = { userId: string; now: Date };

/** Planned notifications become drafts, paid campaigns pause, other kinds are hidden. */
export async function stopPromotions(
  tx: Db,
  kinds: readonly PromotionKind[],
  of: Of,
): Promise<void> {
  for (const kind of new Set(kinds)) await restKind(tx, kind, of);
}

/** Leaves alone what has ended or is incomplete. */
export async function resumePromotions(tx: Db, of: Of): Promise<void> {
  for (const notification of await holdReturningNotifications(tx, of))
    await replanNotification(tx, notification);
  for (const row of await holdReturningCampaigns(tx, of)) {
    try {
      const by = { userId: row.askedBy ?? of.userId, now: of.now };
      await turnMarquee(tx, row, 'activate', by);
    } catch (error) {
      // The artist sees why when activating it.
      if (!(error instanceof Problem)) throw error;
    }
  }
  await endRest(tx, of);
}
