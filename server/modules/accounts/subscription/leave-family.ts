import type { Db } from '../../../platform/database/db.ts';
import { problem } from '../../../platform/problems.ts';
import { sentences } from '../../../platform/sentences.ts';
import { deleteFamilyLink, deleteFamilyMember } from '../../people/plan/index.ts';
import { findAccounts, holdAccounts } from './family.repository.ts';
import { notifyFamily } from './notify-family.ts';

const words = sentences.family;

/** Ends a membership, if there is one, and notifies the payer. */
export async function leaveFamily(tx: Db, memberId: string, now: Date): Promise<boolean> {
  const payerId = await deleteFamilyMember(tx, memberId);
  if (payerId === null) return false;
  const member = (await findAccounts(tx, [memberId])).get(memberId);
  if (member !== undefined) {
    const news = { outcome: 'called_off', about: member } as const;
    await notifyFamily(tx, { account: payerId }, news, { actorId: memberId, now });
  }
  return true;
}

/**
 * Ends the payer's link too, because the removed person may know it.
 *
 * @throws {Problem} `not-found` for somebody who is no member.
 */
export async function removeFromFamily(
  tx: Db,
  { payerId, memberId }: { payerId: string; memberId: string },
  now: Date,
): Promise<void> {
  const payer = (await holdAccounts(tx, [payerId])).get(payerId);
  if (payer === undefined) throw problem('unauthorized');
  const left = await deleteFamilyMember(tx, memberId, payerId);
  if (left === null) throw problem('not-found', { error: words.notMember });
  await deleteFamilyLink(tx, payerId);
  const news = { outcome: 'over', about: payer } as const;
  await notifyFamily(tx, { account: memberId }, news, { actorId: payerId, now });
}
