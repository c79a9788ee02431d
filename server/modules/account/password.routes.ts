import * as z from 'zod/mini';
import { passwordBodySchema } from '#contract/account.ts';
import { bearerToken, viewerOf } from '../../platform/access.ts';
import type { AppModule } from '../../platform/app.ts';
import { sendProblem } from '../../platform/problem-handlers.ts';
import { problem, type Problem } from '../../platform/problems.ts';
import { fill, sentences } from '../../platform/sentences.ts';
import { passwordGuard } from '../session/session.limits.ts';
import { changePassword } from './change-password.ts';

export const passwordRoutes: AppModule = (app, { db, clock }) => {
  const tries = passwordGuard(clock, 'invalid');

  app.put(
    '/api/user/password',
    {
      config: { access: 'listener' },
      schema: { body: passwordBodySchema, response: { 204: z.null() } },
      errorHandler: (error, request, reply) => sendProblem(error, request, reply, asFailedChange),
    },
    async (request, reply) => {
      const { id } = viewerOf(request);
      const session = { userId: id, token: bearerToken(request) ?? '' };
      await tries.guard({ account: id, address: request.ip }, () =>
        changePassword(db, session, request.body),
      );
      return reply.code(204).send(null);
    },
  );
};

/** The client shows what is said here in red for the word 'Error'. Source: document 1, section 8. */
function asFailedChange({ code, body, status, retryAfter }: Problem): Problem {
  return problem(code, {
    error: fill(sentences.account.passwordFailed, { reason: body.error }),
    status,
    ...(body.fields && { fields: body.fields }),
    ...(retryAfter !== undefined && { retryAfter }),
  });
}
