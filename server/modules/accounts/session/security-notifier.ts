import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { getViewer } from '../../../platform/access.ts';
import type { App, Dependencies } from '../../../platform/app.ts';
import type { Db } from '../../../platform/database/db.ts';
import { isEmailDue } from '../../../platform/email/is-email-due.ts';
import { addJob } from '../../../platform/jobs/job.repository.ts';
import { findUserById } from '../../people/user/index.ts';
import { securityChanges, type SecurityChange, securityEmail } from './security-email.ts';

const job = 'security.tell';

const payloadSchema = z.object({ userId: z.string(), change: z.enum(securityChanges) });

/** Queues an email in the change's transaction. */
export async function notifySecurityChange(
  tx: Db,
  payload: { userId: string; change: SecurityChange },
  now: Date,
): Promise<void> {
  const key = `${payload.userId}:${payload.change}`;
  await addJob(tx, { kind: job, key, payload, runAt: now });
}

/** Sends at most one email per hour, kind and address. */
export function sendSecurityEmails(app: App, dependencies: Dependencies): void {
  app.jobs.define({
    name: job,
    lane: 'email',
    run: async ({ payload, attempt }) => {
      const { userId, change } = payloadSchema.parse(payload);
      const user = await findUserById(dependencies.db, userId);
      if (app.mailer === null || user === null) return;
      const mail = { kind: `security:${change}`, to: user.email, attempt };
      if (await isEmailDue(dependencies, mail)) await app.mailer.send(securityEmail(user, change));
    },
  });
}

export const securityNotifier =
  ({ clock }: Pick<Dependencies, 'clock'>) =>
  (tx: Db, request: FastifyRequest, change: SecurityChange): Promise<void> =>
    notifySecurityChange(tx, { userId: getViewer(request).id, change }, clock());
