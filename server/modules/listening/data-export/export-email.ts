import * as z from 'zod/mini';
import { brand } from '../../../../src/shared/config/brand.ts';
import type { App, Dependencies } from '../../../platform/app.ts';
import type { Db } from '../../../platform/database/db.ts';
import { addJob } from '../../../platform/jobs/job.repository.ts';
import { writeEmail } from '../../../platform/email/write-email.ts';
import { publicOrigin } from '../../../platform/public-origin.ts';
import { fill, sentences } from '../../../platform/sentences.ts';
import { findUserById } from '../../people/user/index.ts';

const job = 'data-export.tell';
const words = sentences.dataExport.mail;

const payloadSchema = z.object({ id: z.string(), userId: z.string(), isReady: z.boolean() });

type Payload = z.infer<typeof payloadSchema>;

/** Queues the email in the transaction that ends the export. */
export const queueExportEmail = (tx: Db, payload: Payload, now: Date): Promise<void> =>
  addJob(tx, { kind: job, key: payload.id, payload: payload, runAt: now });

/** The email links to the settings, which require signing in. */
export function sendExportEmails(app: App, { db, config }: Dependencies): void {
  app.jobs.define({
    name: job,
    lane: 'email',
    run: async ({ payload }) => {
      const { userId, isReady } = payloadSchema.parse(payload);
      const user = await findUserById(db, userId);
      if (app.mailer === null || user === null) return;
      const texts = isReady ? words.ready : words.failed;
      const message = writeEmail(
        { to: user.email, language: user.language },
        {
          subject: fill(texts.subject, { brand }),
          before: [fill(texts.text, { brand })],
          link: {
            address: `${publicOrigin(config)}/profile?tab=privacy`,
            label: words.button,
          },
          after: [words.warning],
        },
      );
      await app.mailer.send(message);
    },
  });
}
