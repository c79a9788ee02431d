import * as z from 'zod/mini';
import { approvalDays } from '#contract/payment-run.ts';
import { brand } from '../../../../src/shared/config/brand.ts';
import type { App, Dependencies } from '../../../platform/app.ts';
import type { Db } from '../../../platform/database/db.ts';
import { writeEmail } from '../../../platform/email/write-email.ts';
import { addJob } from '../../../platform/jobs/job.repository.ts';
import { publicOrigin } from '../../../platform/public-origin.ts';
import { fill, sentences } from '../../../platform/sentences.ts';
import { findAddressee } from '../../people/user/index.ts';
import { findRun } from './payment-run.repository.ts';
import { writeEuros } from './write-euros.ts';

const job = 'payment-run.expired';
const words = sentences.expiredRunMail;

const payloadSchema = z.object({ runId: z.string(), personId: z.string() });

type Expired = z.infer<typeof payloadSchema>;

export const mailExpiry = (tx: Db, payload: Expired, runAt: Date): Promise<void> =>
  addJob(tx, { kind: job, key: payload.runId, payload, runAt });

/** To the person who ordered the run, unless it was the command line or they left. */
export function sendExpiryEmails(app: App, { db, config }: Dependencies): void {
  app.jobs.define({
    name: job,
    lane: 'email',
    run: async ({ payload }) => {
      const { runId, personId } = payloadSchema.parse(payload);
      const [person, run] = await Promise.all([findAddressee(db, personId), findRun(db, runId)]);
      if (app.mailer === null || person === null || run === null) return;
      const values = { brand, amount: writeEuros(run.amount), count: approvalDays };
      const message = writeEmail(
        { to: person.email, language: person.language },
        {
          subject: fill(words.subject, values),
          before: [fill(words.text, values)],
          link: {
            address: `${publicOrigin(config)}/admin/payments/${runId}`,
            label: words.button,
          },
        },
      );
      await app.mailer.send(message);
    },
  });
}
