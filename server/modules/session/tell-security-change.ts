import type { FastifyRequest } from 'fastify';
import { viewerOf } from '../../platform/access.ts';
import type { App, Dependencies } from '../../platform/app.ts';
import { findUserById } from '../user/user.repository.ts';
import { type SecurityChange, securityMail } from './security-mail.ts';

/** Makes what mails a signed-in person that the ways into their account have changed. */
export const securityTeller =
  (app: App, { db }: Pick<Dependencies, 'db'>) =>
  (request: FastifyRequest, change: SecurityChange): void => {
    const { id } = viewerOf(request);
    app.mailer?.enqueue(async () => {
      const user = await findUserById(db, id);
      return user && securityMail(user, change);
    });
  };
