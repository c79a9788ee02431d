import type { AppModule } from '../../platform/app.ts';

/**
 * Password managers open this for a weak or leaked password. The page asks visitors to sign in
 * first. Source: https://w3c.github.io/webappsec-change-password-url/.
 */
export const changePasswordRoutes: AppModule = (app) => {
  app.get('/.well-known/change-password', { config: { access: 'public' } }, (_request, reply) =>
    reply.redirect('/profile?tab=security'),
  );
};
