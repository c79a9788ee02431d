import type { AppModule } from '../../../platform/app.ts';
import { problem } from '../../../platform/problems.ts';
import { sentences } from '../../../platform/sentences.ts';
import { serve } from '../../../platform/serve.ts';
import { turnPreferences } from '../../people/user/index.ts';
import { readUnsubscribeToken } from './unsubscribe-token.ts';

/** What mail programs send, whose content says nothing more (RFC 8058). */
const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data'];

const config = { access: 'public' } as const;

export const unsubscribeRoutes: AppModule = (app, { vault }) => {
  void app.register(async (scope) => {
    scope.addContentTypeParser(formTypes, { parseAs: 'string' }, (_request, _body, done) =>
      done(null, undefined),
    );
    serve(scope, 'POST /unsubscribe/:token', config, async ({ params, tx }) => {
      const userId = readUnsubscribeToken(vault, params.token);
      const off = { notifications: { email: false } };
      if (userId === null || (await turnPreferences(tx, userId, off)) === null) {
        throw problem('not-found', { error: sentences.digestMail.deadLink });
      }
    });
  });

  // Some mail programs open the address: it asks, because opening must change nothing.
  app.get<{ Params: { token: string } }>(
    '/api/unsubscribe/:token',
    { config },
    ({ params }, reply) => reply.redirect(`/unsubscribe#token=${encodeURIComponent(params.token)}`),
  );
};
