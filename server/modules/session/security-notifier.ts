import { afterCommit } from '../../platform/database/in-transaction.ts';
import type { Db } from '../../platform/database/db.ts';
import type { FastifyRequest } from 'fastify';
import { getViewer } from '../../platform/access.ts';
import type { App, Dependencies } from '../../platform/app.ts';
import { isEmailDue } from '../../platform/email/is-email-due.ts';
import { findUserById } from '../user/index.ts';
import { type SecurityChange, securityEmail } from './security-email.ts';

/** Sends at most one email per hour, kind and address. */
export const securityMailer =
  (app: App, dependencies: Pick<Dependencies, 'db' | 'elapsed'>) =>
  (tx: Db, userId: string, change: SecurityChange): Promise<void> =>
    afterCommit(tx, () =>
      app.mailer?.enqueue(async () => {
        const user = await findUserById(dependencies.db, userId);
        if (user === null) return null;
        const isDue = await isEmailDue(dependencies, {
          kind: `security:${change}`,
          to: user.email,
        });
        return isDue ? securityEmail(user, change) : null;
      }),
    );

export const securityNotifier = (app: App, dependencies: Pick<Dependencies, 'db' | 'elapsed'>) => {
  const message = securityMailer(app, dependencies);
  return (tx: Db, request: FastifyRequest, change: SecurityChange): Promise<void> =>
    message(tx, getViewer(request).id, change);
};
