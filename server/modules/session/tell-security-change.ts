import type { FastifyRequest } from 'fastify';
import { viewerOf } from '../../platform/access.ts';
import type { App, Dependencies } from '../../platform/app.ts';
import { isMailDue } from '../../platform/mail/is-mail-due.ts';
import { findUserById } from '../user/user.repository.ts';
import { type SecurityChange, securityMail } from './security-mail.ts';

/**
 * Makes what mails a person that the ways into their account have changed, or are being tried: of one kind at most one
 * mail an hour to each address, the first one at once.
 */
export const securityMailer =
  (app: App, dependencies: Pick<Dependencies, 'db' | 'elapsed'>) =>
  (userId: string, change: SecurityChange): void => {
    app.mailer?.enqueue(async () => {
      const user = await findUserById(dependencies.db, userId);
      if (user === null) return null;
      const isDue = await isMailDue(dependencies, { kind: `security:${change}`, to: user.email });
      return isDue ? securityMail(user, change) : null;
    });
  };

/** The same for the signed-in person of a call. */
export const securityTeller = (app: App, dependencies: Pick<Dependencies, 'db' | 'elapsed'>) => {
  const mail = securityMailer(app, dependencies);
  return (request: FastifyRequest, change: SecurityChange): void =>
    mail(viewerOf(request).id, change);
};
