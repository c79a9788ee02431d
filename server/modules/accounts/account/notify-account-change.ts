import * as z from 'zod/mini';
import { brand } from '../../../../src/shared/config/brand.ts';
import type { App, Dependencies } from '../../../platform/app.ts';
import type { Db } from '../../../platform/database/db.ts';
import { addJobs } from '../../../platform/jobs/job.repository.ts';
import { isEmailDue } from '../../../platform/email/is-email-due.ts';
import { writeEmail } from '../../../platform/email/write-email.ts';
import { fill, sentences } from '../../../platform/sentences.ts';
import { findUserById } from '../../people/user/index.ts';

const job = 'account.tell';
const words = sentences.accountMail;

const payloadSchema = z.object({
  userId: z.string(),
  change: z.enum(['emailAsked', 'emailChanged', 'password', 'role']),
  /** Defaults to the account's address. */
  to: z.optional(z.array(z.string())),
});

export type AccountChange = Omit<z.input<typeof payloadSchema>, 'to'> & { to?: readonly string[] };

/** Queues an email in the change's transaction. */
export async function notifyAccountChange(
  tx: Db,
  payload: AccountChange,
  now: Date,
): Promise<void> {
  const { to, ...change } = payload;
  const key = `${payload.userId}:${payload.change}`;
  // One job per address, so that a retry sends nothing twice.
  const jobs = to?.map((address) => ({
    key: `${key}:${address}`,
    payload: { ...change, to: [address] },
  })) ?? [{ key, payload: change }];
  await addJobs(
    tx,
    jobs.map((each) => ({ kind: job, runAt: now, ...each })),
  );
}

/** Sends at most one email of a kind per hour to each address. */
export function sendAccountEmails(app: App, dependencies: Dependencies): void {
  const { db } = dependencies;
  app.jobs.define({
    name: job,
    lane: 'email',
    run: async ({ payload, attempt }) => {
      const { mailer } = app;
      if (mailer === null) return;
      const { userId, change, to } = payloadSchema.parse(payload);
      const user = await findUserById(db, userId);
      if (user === null) return;
      for (const address of to ?? [user.email]) {
        const mail = { kind: `account:${change}`, to: address, attempt };
        if (!(await isEmailDue(dependencies, mail))) continue;
        const message = writeEmail(
          { to: address, language: user.language },
          {
            subject: fill(words.subject, { brand }),
            before: [fill(words[change], { brand }), fill(words.warning, { brand })],
          },
        );
        await mailer.send(message);
      }
    },
  });
}
