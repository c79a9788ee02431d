import type { AppModule } from '../../platform/app.ts';

/**
 * Where a password manager sends somebody whose password it found to be weak or leaked. The page asks a visitor to sign
 * in first. Source: https://w3c.github.io/webappsec-change-password-url/.
 */
export const changePasswordRoutes: AppModule = (app) => {
  app.get('/.well-known/change-password', { config: { access: 'public' } }, (_request, reply) =>
    reply.redirect('/profile?tab=security'),
  );
};
