import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { bearerToken, getViewer } from '../../../platform/access.ts';
import type { AppModule } from '../../../platform/app.ts';
import { sendProblem } from '../../../platform/problem-handlers.ts';
import { problem, type Problem } from '../../../platform/problems.ts';
import { fill, sentences } from '../../../platform/sentences.ts';
import { toRoute } from '../../../platform/serve.ts';
import { hashToken, passwordGuard } from '../session/index.ts';
import { changePassword, checkNewPassword } from './change-password.ts';

export const passwordRoutes: AppModule = (app, dependencies) => {
  const tries = passwordGuard(dependencies, { kind: 'password', failure: 'invalid' });

  app.route({
    ...toRoute('PUT /user/password'),
    config: { access: 'listener', opensTransaction: true },
    errorHandler: (error, request, reply) => sendProblem(error, request, reply, asFailedChange),
    async handler(request) {
      const { id } = getViewer(request);
      const token = bearerToken(request) ?? '';
      // Attempts count per device, so that other sessions cannot use them up.
      const attempt = { account: id, address: request.ip, device: hashToken(token) };
      const caller = { userId: id, token, request };
      await tries.guard(attempt, async () => {
        const password = await checkNewPassword(dependencies, caller, request.body);
        await inTransaction(dependencies.db, (tx) => changePassword(tx, caller, password));
      });
    },
  });
};

/**
 * The client shows the message in red because it contains the word 'Error'. See
 * docs/product/profile.md.
 */
function asFailedChange(refused: Problem): Problem {
  const { code, error, reason, fields, status, retryAfter } = refused;
  return problem(code, {
    error: fill(sentences.account.passwordFailed, { reason: error }),
    status,
    ...(reason && { reason }),
    ...(fields && { fields }),
    ...(retryAfter !== undefined && { retryAfter }),
  });
}
