import * as z from 'zod/mini';
import { brand } from '../../../src/shared/config/brand.ts';
import type { App, Dependencies } from '../../platform/app.ts';
import type { Db } from '../../platform/database/db.ts';
import { addJob } from '../../platform/jobs/job.repository.ts';
import { writeMail } from '../../platform/mail/write-mail.ts';
import { publicOrigin } from '../../platform/public-origin.ts';
import { fill, sentences } from '../../platform/sentences.ts';
import { findUserById } from '../user/index.ts';

const job = 'data-export.tell';
const words = sentences.dataExport.mail;

const toldSchema = z.object({ id: z.string(), userId: z.string(), isReady: z.boolean() });

type Told = z.infer<typeof toldSchema>;

/** Queues the email in the transaction that ends the export. */
export const askToTell = (tx: Db, told: Told, now: Date): Promise<void> =>
  addJob(tx, { kind: job, key: told.id, payload: told, runAt: now });

/** The email links to the settings, which require signing in. */
export function sendExportMails(app: App, { db, config }: Dependencies): void {
  app.jobs.define({
    name: job,
    run: async ({ payload }) => {
      const { userId, isReady } = toldSchema.parse(payload);
      const user = await findUserById(db, userId);
      if (app.mailer === null || user === null) return;
      const said = isReady ? words.ready : words.failed;
      const mail = writeMail(
        { to: user.email, language: user.language },
        {
          subject: fill(said.subject, { brand }),
          before: [fill(said.text, { brand })],
          link: {
            address: `${publicOrigin(config)}/profile?tab=privacy`,
            label: words.button,
          },
          after: [words.warning],
        },
      );
      app.mailer.enqueue(() => Promise.resolve(mail));
    },
  });
}
