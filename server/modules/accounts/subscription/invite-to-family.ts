import { familyLimits } from '#contract/limits.ts';
import type { Db } from '../../../platform/database/db.ts';
import { toDay } from '../../../platform/days.ts';
import { newId } from '../../../platform/ids.ts';
import { addJob } from '../../../platform/jobs/job.repository.ts';
import { problem } from '../../../platform/problems.ts';
import { fill, sentences } from '../../../platform/sentences.ts';
import { newToken } from '../session/index.ts';
import { normaliseEmail } from '../../people/user/index.ts';
import { inviteJob } from './family.jobs.ts';
import { paysFamily } from './family-runs.ts';
import { replaceFamilyInvite } from '../../people/plan/index.ts';
import { countEmailInvites, countMembers, findInvites, holdAccounts } from './family.repository.ts';

const words = sentences.family;
const day = 24 * 3_600_000;

/**
 * One link per payer: another one replaces it.
 *
 * @throws {Problem} `forbidden` without the plan, `duplicate` for a full family.
 */
export async function makeFamilyLink(tx: Db, payerId: string, now: Date): Promise<void> {
  await holdInviting(tx, payerId, now);
  await replaceFamilyInvite(tx, { ...makeInvite(payerId, now), email: null });
}

/**
 * The email is sent by a job. An email that was invited before gets another invitation, and the
 * former one ends.
 *
 * @throws {Problem} `forbidden` without the plan, `duplicate` for a full family, `invalid` for the
 * own email or too many invitations.
 */
export async function inviteByEmail(
  tx: Db,
  payerId: string,
  { email, now }: { email: string; now: Date },
): Promise<void> {
  const payer = await holdInviting(tx, payerId, now);
  const wanted = normaliseEmail(email);
  const wrong = (error: (typeof words)['ownAddress']) =>
    problem('invalid', { error, fields: { email: error } });
  if (wanted === payer.email) throw wrong(words.ownAddress);
  const open = await findInvites(tx, payerId, now);
  const isAgain = open.some((invite) => invite.email === wanted);
  if (!isAgain && (await countEmailInvites(tx, payerId, now)) >= familyLimits.invites) {
    throw wrong(fill(words.tooMany, { count: familyLimits.invites }));
  }
  const invite = makeInvite(payerId, now);
  await replaceFamilyInvite(tx, { ...invite, email: wanted });
  const payload = { inviteId: invite.id };
  await addJob(tx, { kind: inviteJob, key: invite.id, payload, runAt: now });
}

const makeInvite = (payerId: string, now: Date) => ({
  id: newId(now.getTime()),
  payerId,
  token: newToken(),
  expiresAt: new Date(now.getTime() + familyLimits.days * day),
});

async function holdInviting(tx: Db, payerId: string, now: Date) {
  const payer = (await holdAccounts(tx, [payerId])).get(payerId);
  if (payer === undefined) throw problem('unauthorized');
  if (!paysFamily(payer, toDay(now))) throw problem('forbidden', { error: words.needsPlan });
  if ((await countMembers(tx, payerId)) >= familyLimits.others) {
    const filled = { count: familyLimits.others + 1, payer: payer.name };
    throw problem('duplicate', { error: fill(words.full, filled) });
  }
  return payer;
}
