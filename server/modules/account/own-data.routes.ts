import * as z from 'zod/mini';
import { accountDeletionBodySchema } from '#contract/account.ts';
import { bearerToken, viewerOf } from '../../platform/access.ts';
import type { AppModule } from '../../platform/app.ts';
import { AttemptLimit } from '../../platform/attempt-limit.ts';
import { recordSecurityEvent } from '../security-log/security-log.repository.ts';
import { passwordGuard } from '../session/session.limits.ts';
import { hashToken } from '../session/session-token.ts';
import { deleteAccount } from './delete-account.ts';
import { exportAccount } from './export-account.ts';

/** Documents of one person: each reads all that is kept of them. */
const exportLimit = { most: 5, window: 15 * 60 * 1000 } as const;

/** What somebody may always do with what is kept of them: take it along, and have it deleted. */
export const ownDataRoutes: AppModule = (app, dependencies) => {
  const { db, elapsed } = dependencies;
  const tries = passwordGuard(dependencies, { kind: 'deletion', failure: 'invalid' });
  const documents = new AttemptLimit(exportLimit, elapsed);

  app.get(
    '/api/user/data',
    { config: { access: 'listener', stepUp: true } },
    async (request, reply) => {
      const { id } = viewerOf(request);
      documents.count(id);
      await recordSecurityEvent(db, {
        kind: 'export',
        outcome: 'success',
        actorId: id,
        subjectId: id,
        request,
      });
      return reply
        .type('application/json; charset=utf-8')
        .header('content-disposition', 'attachment; filename="tonada.json"')
        .send(exportAccount(db, id));
    },
  );

  app.delete(
    '/api/user',
    {
      config: { access: 'listener' },
      schema: { body: accountDeletionBodySchema, response: { 204: z.null() } },
    },
    async (request, reply) => {
      const { id } = viewerOf(request);
      const device = hashToken(bearerToken(request) ?? '');
      await tries.guard({ account: id, address: request.ip, device }, () =>
        deleteAccount(dependencies, id, { ...request.body, request }),
      );
      return reply.code(204).send(null);
    },
  );
};
