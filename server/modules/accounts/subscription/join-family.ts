import type { Invitation } from '#contract/family.ts';
import { familyLimits } from '#contract/limits.ts';
import type { User } from '#contract/user.ts';
import type { Db } from '../../../platform/database/db.ts';
import { toDay } from '../../../platform/days.ts';
import { problem } from '../../../platform/problems.ts';
import { fill, sentences } from '../../../platform/sentences.ts';
import { findUserById, toUser } from '../../people/user/index.ts';
import { familyRuns, paysFamily } from './family-runs.ts';
import { deleteFamilyInvite, insertFamilyMember, type InviteRow } from '../../people/plan/index.ts';
import {
  countMembers,
  type FamilyAccount,
  findAccounts,
  findInvite,
  findMembership,
  holdAccounts,
} from './family.repository.ts';
import { notifyFamily } from './notify-family.ts';

const words = sentences.family;

type Opening = { token: string; viewerId: string | null; now: Date };

/** @throws {Problem} `not-found` for an expired, withdrawn or unknown invitation. */
export async function readInvitation(
  db: Db,
  { token, viewerId, now }: Opening,
): Promise<Invitation> {
  const invite = await findInvite(db, { token }, now);
  const ids = invite === null ? [] : [invite.payerId, viewerId ?? invite.payerId];
  const accounts = await findAccounts(db, ids);
  const payer = invite && accounts.get(invite.payerId);
  if (!invite || !payer) throw problem('not-found', { error: words.gone });
  const viewer = viewerId === null ? null : (accounts.get(viewerId) ?? null);
  const state = await getState(db, { invite, payer, viewer }, now);
  const hasOwnPlan = viewer !== null && viewer.subscriptionType !== 'free';
  return { payer: payer.name, state, hasOwnPlan };
}

/**
 * Joining again changes nothing. Both accounts are locked, so that the last seat is taken once.
 *
 * @throws {Problem} `not-found` for an expired, withdrawn or unknown invitation, `duplicate` where
 * `readInvitation` reports something else than `open`.
 */
export async function joinFamily(
  tx: Db,
  { token, viewerId, now }: Opening & { viewerId: string },
): Promise<User> {
  const seen = await findInvite(tx, { token }, now);
  if (seen === null) throw problem('not-found', { error: words.gone });
  const accounts = await holdAccounts(tx, [seen.payerId, viewerId]);
  // It may have been withdrawn while this call waited for the lock.
  const invite = await findInvite(tx, { token }, now);
  const payer = accounts.get(seen.payerId);
  const viewer = accounts.get(viewerId);
  if (invite === null || payer === undefined) throw problem('not-found', { error: words.gone });
  if (viewer === undefined) throw problem('unauthorized');
  const state = await getState(tx, { invite, payer, viewer }, now);
  if (state !== 'open' && state !== 'joined') {
    const filled = { payer: payer.name, count: familyLimits.others + 1 };
    throw problem('duplicate', { error: fill(words[state], filled) });
  }
  if (state === 'open') {
    await insertFamilyMember(tx, { memberId: viewerId, payerId: payer.id, since: now });
    if (invite.email !== null) await deleteFamilyInvite(tx, payer.id, invite.id);
    const news = { outcome: 'joined', about: viewer } as const;
    await notifyFamily(tx, { account: payer.id }, news, { actorId: viewerId, now });
  }
  const user = await findUserById(tx, viewerId);
  if (user === null) throw problem('unauthorized');
  return toUser(user);
}

type Opened = { invite: InviteRow; payer: FamilyAccount; viewer: FamilyAccount | null };

async function getState(
  db: Db,
  { invite, payer, viewer }: Opened,
  now: Date,
): Promise<Invitation['state']> {
  const today = toDay(now);
  if (viewer?.id === payer.id) return 'own';
  const membership = viewer && (await findMembership(db, viewer.id));
  if (membership?.payerId === payer.id) return 'joined';
  if (!familyRuns(payer, today)) return 'paused';
  if ((await countMembers(db, payer.id)) >= familyLimits.others) return 'full';
  if (membership) return 'elsewhere';
  if (viewer && paysFamily(viewer, today)) return 'paying';
  if (viewer && invite.email !== null && invite.email !== viewer.email) return 'address';
  return 'open';
}
