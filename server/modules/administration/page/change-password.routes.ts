import type { AppModule } from '../../../platform/app.ts';

/** Password managers open this. Source: https://w3c.github.io/webappsec-change-password-url/. */
export const changePasswordRoutes: AppModule = (app) => {
  app.get('/.well-known/change-password', { config: { access: 'public' } }, (_request, reply) =>
    reply.redirect('/profile?tab=security'),
  );
};
