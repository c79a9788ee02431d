import * as z from 'zod/mini';
import {
  appleBodySchema,
  authResponseSchema,
  facebookBodySchema,
  googleBodySchema,
  loginBodySchema,
  registerBodySchema,
} from '#contract/session.ts';
import { userSchema } from '#contract/user.ts';
import { bearerToken, viewerOf } from '../../platform/access.ts';
import type { AppModule } from '../../platform/app.ts';
import { problem } from '../../platform/problems.ts';
import { findUserById } from '../user/user.repository.ts';
import { toUser } from '../user/user.view.ts';
import { loginsOf, registrationGuard } from './session.limits.ts';
import { login, loginWithProvider, logout, register } from './session.service.ts';
import { simulatedIdentity } from './simulated-identity.ts';

const answer = { 200: authResponseSchema };
const access = 'public';

export const sessionRoutes: AppModule = (app, dependencies) => {
  const { db, config, clock } = dependencies;
  const logins = loginsOf(dependencies);
  const registrations = registrationGuard(clock);

  app.post(
    '/api/auth/register',
    { config: { access }, schema: { body: registerBodySchema, response: answer } },
    (request) => {
      registrations.count(request.ip);
      return register(dependencies, request.body);
    },
  );

  app.post(
    '/api/auth/login',
    { config: { access }, schema: { body: loginBodySchema, response: answer } },
    (request) =>
      logins.guard({ address: request.ip, email: request.body.email }, () =>
        login(dependencies, request.body),
      ),
  );

  app.post(
    '/api/auth/google',
    { config: { access }, schema: { body: googleBodySchema, response: answer } },
    ({ body }) => loginWithProvider(dependencies, simulatedIdentity('google', body, config)),
  );

  app.post(
    '/api/auth/facebook',
    { config: { access }, schema: { body: facebookBodySchema, response: answer } },
    ({ body }) => loginWithProvider(dependencies, simulatedIdentity('facebook', body, config)),
  );

  app.post(
    '/api/auth/apple',
    { config: { access }, schema: { body: appleBodySchema, response: answer } },
    ({ body }) => loginWithProvider(dependencies, simulatedIdentity('apple', body, config)),
  );

  app.get(
    '/api/auth/me',
    { config: { access: 'listener' }, schema: { response: { 200: userSchema } } },
    async (request) => {
      const user = await findUserById(db, viewerOf(request).id);
      if (user === null) throw problem('unauthorized');
      return toUser(user);
    },
  );

  app.post(
    '/api/auth/logout',
    { config: { access: 'listener' }, schema: { response: { 204: z.null() } } },
    async (request, reply) => {
      await logout(dependencies, bearerToken(request) ?? '');
      return reply.code(204).send(null);
    },
  );
};
