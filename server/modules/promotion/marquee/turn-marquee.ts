import type { Db } from '../../../platform/database/db.ts';
import { problem } from '../../../platform/problems.ts';
import { sentences } from '../../../platform/sentences.ts';
import { cataloguedGenre, wantsAnyGenre } from './audience.ts';
import { findGenreOf, findPlaylistOf, marquees } from './marquee.repository.ts';
import type { MarqueeRow } from './marquee.table.ts';
import { paceFrom } from './pacing.repository.ts';

const words = sentences.marquee;

export const turns = ['activate', 'pause', 'cancel'] as const;
type Turn = (typeof turns)[number];

type Turning = { userId: string; now: Date };

/**
 * Activating may first request approval of the budget, and pausing withdraws that request.
 * Repeating a turn changes nothing.
 *
 * @throws {Problem} `duplicate` if the turn is no longer possible; `invalid` if something is
 * missing.
 */
export async function turnMarquee(tx: Db, row: MarqueeRow, turn: Turn, by: Turning): Promise<void> {
  if (row.status === 'completed' || row.status === 'cancelled') {
    if (turn === 'cancel' && row.status === 'cancelled') return;
    throw problem('duplicate', { error: words.isClosed });
  }
  if (turn === 'activate') await activate(tx, row, by);
  else {
    const approval = row.approval === 'waiting' ? 'none' : row.approval;
    const status = turn === 'cancel' ? 'cancelled' : paused(row);
    await marquees.update(tx, row.id, { status, approval });
  }
}

const paused = ({ status }: MarqueeRow) => (status === 'active' ? 'paused' : status);

async function activate(tx: Db, row: MarqueeRow, { userId, now }: Turning): Promise<void> {
  if (row.status === 'active' || row.approval === 'waiting') return;
  const playlist = await readyToRun(tx, row, now);
  const playlistId = playlist?.id ?? null;
  if (row.approvedBudget !== null && row.budget <= row.approvedBudget) {
    await marquees.update(tx, row.id, {
      ...toActivation(row, now),
      playlistId,
      approval: 'approved',
    });
  } else {
    const approvalRequest = {
      approval: 'waiting',
      approvalAskedAt: now,
      askedBy: userId,
      isSuspended: false,
    } as const;
    await marquees.update(tx, row.id, { playlistId, ...approvalRequest });
  }
}

export const toActivation = (row: MarqueeRow, now: Date) => ({
  status: 'active' as const,
  isSuspended: false,
  activatedAt: now,
  ...paceFrom(row, now),
});

/**
 * Returns a takeover's playlist, else null.
 *
 * @throws {Problem} `invalid` if the days are over, the budget is spent or the track is gone.
 */
export async function readyToRun(
  tx: Db,
  row: MarqueeRow,
  now: Date,
): ReturnType<typeof findPlaylistOf> {
  const { endsAt, spent, budget, trackId, adFormat, genres } = row;
  if (endsAt <= now) throw problem('invalid', { error: words.isOver, status: 422 });
  if (spent >= budget) throw problem('invalid', { error: words.isSpent, status: 422 });
  const own = await findGenreOf(tx, trackId);
  if (own === null) throw problem('invalid', { error: words.trackGone, status: 422 });
  if (adFormat !== 'playlist_takeover') return null;
  const wanted = wantsAnyGenre(genres) ? [own] : genres.map(cataloguedGenre);
  const playlist = await findPlaylistOf(tx, wanted);
  if (playlist === null) throw problem('invalid', { error: words.noPlaylist, status: 422 });
  return playlist;
}
