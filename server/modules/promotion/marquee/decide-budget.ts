import type { Db } from '../../../platform/database/db.ts';
import { problem } from '../../../platform/problems.ts';
import { sentences } from '../../../platform/sentences.ts';
import { behindArtist, type Decision } from '../../accounts/decision-notification/index.ts';
import { type Acting, recordStaffAction } from '../../accounts/staff-action/index.ts';
import { getAskedAt } from './describe-marquee.ts';
import { marquees } from './marquee.repository.ts';
import type { MarqueeRow } from './marquee.table.ts';
import { readyToRun, toActivation } from './turn-marquee.ts';

const words = sentences.marquee;

/** @throws {Problem} `duplicate` if it is no longer pending, or not as the admin saw it. */
export async function approveBudget(
  tx: Db,
  row: MarqueeRow,
  { budget, askedAt }: { budget: number; askedAt?: string | undefined },
  on: Acting,
): Promise<Decision> {
  refuseDecided(row);
  const isOther = askedAt !== undefined && askedAt !== getAskedAt(row);
  if (isOther || row.budget !== Math.round(budget * 100)) {
    throw problem('duplicate', { error: words.wasChanged });
  }
  const playlist = await readyToRun(tx, row, on.now);
  await note(tx, row, 'marquee.approve', { budget: row.budget / 100 }, on);
  await marquees.update(tx, row.id, {
    ...toActivation(row, on.now),
    playlistId: playlist?.id ?? null,
    approval: 'approved',
    approvedBudget: row.budget,
    decidedBy: on.actor.name,
    decidedById: on.actor.id,
    decisionNote: '',
  });
  return { ...about(row), outcome: 'accepted', ...(playlist && { playlists: [playlist.name] }) };
}

/** @throws {Problem} `duplicate` if it is no longer pending. */
export async function rejectBudget(
  tx: Db,
  row: MarqueeRow,
  { note: word }: { note: string },
  on: Acting,
): Promise<Decision> {
  refuseDecided(row);
  await note(tx, row, 'marquee.reject', { budget: row.budget / 100, note: word }, on);
  await marquees.update(tx, row.id, {
    approval: 'rejected',
    decidedBy: on.actor.name,
    decidedById: on.actor.id,
    decisionNote: word,
  });
  return { ...about(row), outcome: 'rejected', word };
}

const about = ({ id: itemId, artistId, campaignName: title, askedBy }: MarqueeRow) => ({
  subject: 'budget' as const,
  itemId,
  artistId,
  title,
  people: behindArtist(artistId, askedBy),
});

function refuseDecided({ approval }: MarqueeRow) {
  if (approval !== 'waiting') throw problem('duplicate', { error: words.notWaiting });
}

function note(
  tx: Db,
  { id, campaignName, approvedBudget }: MarqueeRow,
  action: string,
  after: Record<string, string | number>,
  { actor, now }: Acting,
) {
  const target = { kind: 'marquee', id, name: campaignName };
  const before = approvedBudget === null ? null : { budget: approvedBudget / 100 };
  return recordStaffAction(tx, { actor, now, action, target, before, after });
}
