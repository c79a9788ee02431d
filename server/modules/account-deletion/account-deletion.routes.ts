import * as z from 'zod/mini';
import { accountDeletionBodySchema } from '#contract/account.ts';
import { bearerToken, viewerOf } from '../../platform/access.ts';
import type { AppModule } from '../../platform/app.ts';
import { hashToken, passwordGuard } from '../session/index.ts';
import { deleteAccount } from './delete-account.ts';

export const accountDeletionRoutes: AppModule = (app, dependencies) => {
  const tries = passwordGuard(dependencies, { kind: 'deletion', failure: 'invalid' });

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
