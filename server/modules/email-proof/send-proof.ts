import * as z from 'zod/mini';
import type { App, Dependencies } from '../../platform/app.ts';
import type { Db } from '../../platform/database/db.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { addJob } from '../../platform/jobs/job.repository.ts';
import { isMailDue } from '../../platform/mail/is-mail-due.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { publicOrigin } from '../../platform/public-origin.ts';
import { spanish } from '../../platform/sentences.ts';
import { hashToken, newToken } from '../session/session-token.ts';
import { findUserById } from '../user/user.repository.ts';
import {
  deleteProofOfOffer,
  deleteProofsOf,
  findOffering,
  insertProof,
  sweepProofs,
} from './email-proof.repository.ts';
import { offerDays, proofHours, proofMail } from './proof-mail.ts';

const proofJob = 'email.prove';
const hour = 3_600_000;
/** A minute more than an hour, for the clocks of servers differ. In milliseconds. */
const laterBy = hour + 60_000;

const wantedSchema = z.union([
  z.object({
    purpose: z.literal('offer'),
    email: z.string(),
    contractId: z.string(),
    /** How often it has waited already. */
    turn: z.optional(z.number()),
  }),
  z.object({
    purpose: z.enum(['address', 'change', 'staff-change']),
    email: z.string(),
    userId: z.string(),
  }),
]);

/** A link to be mailed: to which address, and what it is to prove or bring. */
export type WantedProof = z.infer<typeof wantedSchema>;

/** Asks for a mail with a single-use link, in the transaction of what it belongs to. */
export async function sendVerification(tx: Db, wanted: WantedProof, now: Date): Promise<void> {
  const key = wanted.purpose === 'offer' ? wanted.contractId : `${wanted.purpose}:${wanted.userId}`;
  await addJob(tx, { kind: proofJob, key, payload: wanted, runAt: now });
}

/**
 * Sends what `sendVerification` asked for. The token is made here, so that the job holds none. Offers reach people who
 * asked for nothing, so each address gets one mail of them an hour.
 */
export function sendProofs(app: App, dependencies: Dependencies): void {
  const { db, clock, config } = dependencies;
  const isDue = (to: string) => isMailDue(dependencies, { kind: 'offer', to });
  app.jobs.define({
    name: proofJob,
    run: async ({ payload }) => {
      const { mailer } = app;
      if (mailer === null) return;
      const wanted = wantedSchema.parse(payload);
      if (wanted.purpose === 'offer') {
        if ((await findOffering(db, wanted.contractId)) === null) return;
        if (!(await isDue(wanted.email))) {
          await addLater(db, wanted, clock());
          return;
        }
      }
      const mail = await makeProof(db, wanted, { now: clock(), origin: publicOrigin(config) });
      if (mail !== null) mailer.enqueue(() => Promise.resolve(mail));
    },
  });
  app.jobs.define({ name: 'email.sweep', every: hour, run: () => sweepProofs(db, clock()) });
}

/** Asks once more for the mail of an offer, an hour later. */
function addLater(db: Db, offer: Extract<WantedProof, { purpose: 'offer' }>, now: Date) {
  const turn = (offer.turn ?? 0) + 1;
  const key = `${offer.contractId}:${turn}`;
  const runAt = new Date(now.getTime() + laterBy);
  return addJob(db, { kind: proofJob, key, payload: { ...offer, turn }, runAt });
}

/** Makes the one link of its kind; null where it would lead nowhere any more. */
async function makeProof(
  db: Db,
  wanted: WantedProof,
  { now, origin }: { now: Date; origin: string },
): Promise<Mail | null> {
  const token = newToken();
  const row = { tokenHash: hashToken(token), email: wanted.email };
  const link = `${origin}/verify-email#${new URLSearchParams({ token, for: wanted.purpose })}`;
  const later = (hours: number) => new Date(now.getTime() + hours * hour);
  return inTransaction(db, async (tx) => {
    if (wanted.purpose === 'offer') {
      const { purpose, contractId } = wanted;
      const label = await findOffering(tx, contractId);
      if (label === null) return null;
      await deleteProofOfOffer(tx, contractId);
      await insertProof(tx, { ...row, purpose, contractId, expiresAt: later(offerDays * 24) });
      return proofMail({ to: wanted.email, language: spanish, link }, { purpose, label });
    }
    const { purpose, userId } = wanted;
    const user = await findUserById(tx, userId);
    if (user === null) return null;
    await deleteProofsOf(
      tx,
      userId,
      purpose === 'address' ? [purpose] : ['change', 'staff-change'],
    );
    await insertProof(tx, { ...row, purpose, userId, expiresAt: later(proofHours) });
    return proofMail({ to: wanted.email, language: user.language, link }, { purpose });
  });
}
