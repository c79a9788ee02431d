import type { App, Dependencies } from '../../platform/app.ts';
import type { Db } from '../../platform/database/db.ts';
import { addJob } from '../../platform/jobs/job.repository.ts';
import { isMailDue } from '../../platform/mail/is-mail-due.ts';
import { hashToken, newToken } from '../session/session-token.ts';
import { findOffering, replaceWantedEmail, sweepProofs } from './email-proof.repository.ts';
import { makeProofMail } from './make-proof.ts';
import { laterThan, proofHours } from './proof-mail.ts';
import { isChange, type WantedProof, wantedSchema } from './wanted-proof.ts';

const proofJob = 'email.prove';
const hour = 3_600_000;
/** A minute more than an hour, for the clocks of servers differ. In milliseconds. */
const laterBy = hour + 60_000;

/**
 * Asks for a mail with a single-use link, in the transaction of what it belongs to. A wanted email is pending from here
 * on, also where it has an account, so that nobody learns that.
 */
export async function sendVerification(tx: Db, wanted: WantedProof, now: Date): Promise<void> {
  if (isChange(wanted)) {
    const { purpose, email, userId } = wanted;
    // Nobody has the token of this hash: the job makes the one that is mailed.
    const tokenHash = hashToken(newToken());
    const expiresAt = laterThan(now, proofHours);
    await replaceWantedEmail(tx, { tokenHash, purpose, email, userId, expiresAt });
  }
  const key = wanted.purpose === 'offer' ? wanted.contractId : `${wanted.purpose}:${wanted.userId}`;
  await addJob(tx, { kind: proofJob, key, payload: wanted, runAt: now });
}

/**
 * Sends what `sendVerification` asked for. The token is made here, so that the job holds none. Offers reach people who
 * asked for nothing, so each address gets one mail of them an hour.
 */
export function sendProofs(app: App, dependencies: Dependencies): void {
  const { db, clock } = dependencies;
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
      const mail = await makeProofMail(dependencies, wanted);
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
