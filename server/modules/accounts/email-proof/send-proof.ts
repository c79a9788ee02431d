import type { App, Dependencies } from '../../../platform/app.ts';
import type { Db } from '../../../platform/database/db.ts';
import { addJob } from '../../../platform/jobs/job.repository.ts';
import { isEmailDue } from '../../../platform/email/is-email-due.ts';
import { hashToken, newToken } from '../session/index.ts';
import { findOffering } from '../../catalogue/label/index.ts';
import { replaceWantedEmail, sweepProofs } from './email-proof.repository.ts';
import { makeProofEmail } from './make-proof.ts';
import { laterThan, proofHours } from './proof-email.ts';
import { isChange, type WantedProof, wantedSchema } from './wanted-proof.ts';

const proofJob = 'email.prove';
const hour = 3_600_000;
/** Milliseconds: a minute more than an hour, since servers' clocks differ. */
const laterBy = hour + 60_000;

/**
 * Queues a single-use link in the caller's transaction. A wanted email is pending even if it has
 * an account, so that nobody learns that.
 */
export async function sendVerification(tx: Db, wanted: WantedProof, now: Date): Promise<void> {
  if (isChange(wanted)) {
    const { purpose, email, userId } = wanted;
    // Nobody has this token; the job makes the one that is emailed.
    const tokenHash = hashToken(newToken());
    const expiresAt = laterThan(now, proofHours);
    await replaceWantedEmail(tx, { tokenHash, purpose, email, userId, expiresAt });
  }
  const key = wanted.purpose === 'offer' ? wanted.contractId : `${wanted.purpose}:${wanted.userId}`;
  await addJob(tx, { kind: proofJob, key, payload: wanted, runAt: now });
}

/**
 * Makes the tokens, so that no job row holds one. Offers are unsolicited, so each address gets
 * one an hour.
 */
export function sendProofs(app: App, dependencies: Dependencies): void {
  const { db, clock } = dependencies;
  const isDue = (to: string, attempt: number) =>
    isEmailDue(dependencies, { kind: 'offer', to, attempt });
  app.jobs.define({
    name: proofJob,
    lane: 'email',
    run: async ({ payload, attempt }) => {
      const { mailer } = app;
      if (mailer === null) return;
      const wanted = wantedSchema.parse(payload);
      if (wanted.purpose === 'offer') {
        if ((await findOffering(db, wanted.contractId)) === null) return;
        if (!(await isDue(wanted.email, attempt))) {
          await addLater(db, wanted, clock());
          return;
        }
      }
      const message = await makeProofEmail(dependencies, wanted);
      if (message !== null) await mailer.send(message);
    },
  });
  app.jobs.define({
    name: 'email.sweep',
    lane: 'hours',
    every: hour,
    run: () => sweepProofs(db, clock()),
  });
}

function addLater(db: Db, offer: Extract<WantedProof, { purpose: 'offer' }>, now: Date) {
  const turn = (offer.turn ?? 0) + 1;
  const key = `${offer.contractId}:${turn}`;
  const runAt = new Date(now.getTime() + laterBy);
  return addJob(db, { kind: proofJob, key, payload: { ...offer, turn }, runAt });
}
