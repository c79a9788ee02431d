import type { FastifyRequest } from 'fastify';
import { bearerToken, getViewer } from '../../../platform/access.ts';
import type { AppModule } from '../../../platform/app.ts';
import { meetsDemo, seenBy } from '../../../platform/demo-mode.ts';
import { problem } from '../../../platform/problems.ts';
import { serve } from '../../../platform/serve.ts';
import { recordSecurityEvent } from '../../people/security-log/index.ts';
import { findUserById, toUser } from '../../people/user/index.ts';
import {
  knownDevice,
  getLogins,
  logout,
  getOrigin,
  recordFailedSignIn,
  simulatedIdentity,
  welcomeBy,
} from '../session/index.ts';
import { checkLogin, login, loginWithProvider } from './sign-in.service.ts';

const providers = ['google', 'facebook', 'apple'] as const;

/** Admins sign in during maintenance; others are refused later. */
const signIn = { access: 'public', staysOpen: true, opensTransaction: true } as const;

export const signInRoutes: AppModule = (app, dependencies) => {
  const { db, config, mediaSecret: secret } = dependencies;
  const logins = getLogins(dependencies);
  const from = (request: FastifyRequest) => ({ ...dependencies, origin: getOrigin(request) });
  const welcome = welcomeBy(app, dependencies);

  serve(app, 'POST /auth/login', signIn, (request, reply) => {
    const { email } = request.body;
    const device = knownDevice(request, email, secret);
    const attempt = { account: email, address: request.ip, device };
    const context = seenBy(from(request), request);
    const logIn = async () => {
      const user = await checkLogin(context, request.body);
      const { password } = request.body;
      return welcome(request, reply, (tx) => login(tx, context, { user, password }));
    };
    return logins.guard(attempt, () =>
      logIn().catch((error: unknown) => recordFailedSignIn(db, request, { email, error })),
    );
  });

  for (const provider of providers) {
    serve(app, `POST /auth/${provider}`, signIn, (request, reply) => {
      const demo = { demo: meetsDemo(config, request) };
      const identity = simulatedIdentity(provider, request.body, demo);
      return welcome(request, reply, (tx) => loginWithProvider(tx, from(request), identity));
    });
  }

  serve(app, 'GET /auth/me', { access: 'listener', servesWithoutFactor: true }, async (request) => {
    const user = await findUserById(db, getViewer(request).id);
    if (user === null) throw problem('unauthorized');
    return toUser(user);
  });

  serve(
    app,
    'POST /auth/logout',
    { access: 'listener', staysOpen: true, servesWithoutFactor: true },
    async (request) => {
      const { id } = getViewer(request);
      await logout({ ...dependencies, db: request.tx }, bearerToken(request) ?? '');
      await recordSecurityEvent(request.tx, {
        kind: 'sign-out',
        outcome: 'success',
        actorId: id,
        subjectId: id,
        request,
      });
    },
  );
};
