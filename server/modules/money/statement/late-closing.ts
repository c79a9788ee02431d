import type { LateClosing } from '#contract/system.ts';
import type { Db } from '../../../platform/database/db.ts';
import { findDue } from './close-months.ts';
import { findProgress } from './closing-progress.repository.ts';
import { getFirstDay, monthsAfter } from '../../../platform/months.ts';

/** Milliseconds. */
const patience = 86_400_000;

/** Null if none is late. */
export async function findLateClosing(db: Db, now: Date): Promise<LateClosing | null> {
  const [month] = await findDue(db, now);
  if (month === undefined) return null;
  const since = new Date(getFirstDay(monthsAfter(month, 1)));
  if (now.getTime() - since.getTime() < patience) return null;
  const { artists, lastFailure } = await findProgress(db, month);
  return {
    month,
    since: since.toISOString(),
    artists,
    lastFailure: lastFailure && {
      at: lastFailure.at.toISOString(),
      kind: lastFailure.kind,
      reason: lastFailure.reason,
      artist: lastFailure.artist?.name ?? null,
    },
  };
}
