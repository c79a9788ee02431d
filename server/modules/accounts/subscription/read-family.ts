import type { Family } from '#contract/family.ts';
import type { Db } from '../../../platform/database/db.ts';
import { toDay } from '../../../platform/days.ts';
import { problem } from '../../../platform/problems.ts';
import { readableEmail } from '../../people/user/index.ts';
import { familyRuns, paysFamily } from './family-runs.ts';
import type { InviteRow } from '../../people/plan/index.ts';
import { findAccounts, findInvites, findMembers, findMembership } from './family.repository.ts';

export type Reading = { now: Date; canEmail: boolean };

/** A payer sees who is in the family and since when, and nothing else of them. */
export async function readFamily(
  db: Db,
  userId: string,
  { now, canEmail }: Reading,
): Promise<Family> {
  const today = toDay(now);
  const membership = await findMembership(db, userId);
  const accounts = await findAccounts(db, [userId, membership?.payerId ?? userId]);
  const viewer = accounts.get(userId);
  if (viewer === undefined) throw problem('unauthorized');
  const payer = membership && accounts.get(membership.payerId);
  if (membership && payer) {
    const { name, paidUntil, subscriptionType } = payer;
    const isRunning = familyRuns(payer, today);
    const until = isRunning && subscriptionType === 'free' ? paidUntil : null;
    const since = membership.since.toISOString();
    return { part: 'member', payer: name, since, isRunning, until };
  }
  const isRunning = paysFamily(viewer, today);
  const members = await findMembers(db, userId);
  if (!isRunning && members.length === 0) return { part: 'none' };
  const invites = isRunning ? await findInvites(db, userId, now) : [];
  return {
    part: 'payer',
    isRunning,
    members: members.map(({ since, ...member }) => ({ ...member, since: since.toISOString() })),
    ...describeInvites(invites),
    canEmail,
  };
}

function describeInvites(rows: readonly InviteRow[]) {
  const described = rows.map(({ id, token, email, expiresAt }) => ({
    id,
    token,
    email,
    expiresAt: expiresAt.toISOString(),
  }));
  const link = described.find(({ email }) => email === null);
  return {
    link: link ? { id: link.id, token: link.token, expiresAt: link.expiresAt } : null,
    invites: described.flatMap(({ id, email, expiresAt }) =>
      email === null ? [] : [{ id, email: readableEmail(email), expiresAt }],
    ),
  };
}
