import { inTransaction } from '../../../platform/database/in-transaction.ts';
import type { Db } from '../../../platform/database/db.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LoginAnswer } from '#contract/session.ts';
import type { App, Dependencies } from '../../../platform/app.ts';
import { rememberDevice } from './known-device.ts';
import { recordSignIn } from './record-sign-in.ts';

/** Signs in within one transaction, and marks the browser as a known device. */
export function welcomeBy(app: App, { db, mediaSecret: secret }: Dependencies) {
  return async <Answer extends LoginAnswer>(
    request: FastifyRequest,
    reply: FastifyReply,
    signIn: (tx: Db) => Promise<Answer>,
  ): Promise<Answer> => {
    const signedIn = await inTransaction(db, async (tx) => {
      const answer = await signIn(tx);
      if ('user' in answer) {
        // Maintenance may exclude the user.
        app.maintenance.refuse(answer.user.role);
        await recordSignIn(tx, request, answer.user.id);
      }
      return answer;
    });
    if ('user' in signedIn) {
      rememberDevice({ request, reply, email: signedIn.user.email, secret });
    }
    return signedIn;
  };
}
