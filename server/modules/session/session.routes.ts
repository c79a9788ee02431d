import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import {
  appleBodySchema,
  authResponseSchema,
  facebookBodySchema,
  googleBodySchema,
  loginAnswerSchema,
  loginBodySchema,
  registerBodySchema,
  type AuthResponse,
  type LoginAnswer,
} from '#contract/session.ts';
import { userSchema } from '#contract/user.ts';
import { bearerToken, viewerOf } from '../../platform/access.ts';
import type { AppModule } from '../../platform/app.ts';
import { meetsDemo, seenBy } from '../../platform/demo-mode.ts';
import { firstLanguageOf } from '../../platform/language-of.ts';
import { problem } from '../../platform/problems.ts';
import { recordSecurityEvent } from '../security-log/security-log.repository.ts';
import { findUserById } from '../user/user.repository.ts';
import { toUser } from '../user/user.view.ts';
import { originOf } from './open-session.ts';
import { knownDevice, rememberDevice } from './known-device.ts';
import { recordFailedSignIn, recordSignIn } from './record-sign-in.ts';
import { loginsOf, registrationGuard } from './session.limits.ts';
import { login, loginWithProvider, logout, register } from './session.service.ts';
import { simulatedIdentity } from './simulated-identity.ts';

const answer = { 200: authResponseSchema };
const access = 'public';

/** Admins sign in during maintenance, so these are served, and refuse everybody else. */
const signIn = { access, staysOpen: true } as const;

export const sessionRoutes: AppModule = (app, dependencies) => {
  const { db, config, mediaSecret: secret } = dependencies;
  const logins = loginsOf(dependencies);
  const registrations = registrationGuard(dependencies);
  const demoFor = (request: FastifyRequest) => ({ demo: meetsDemo(config, request) });

  const from = (request: FastifyRequest) => ({ ...dependencies, origin: originOf(request) });

  /** Answers who has signed in, and lets the browser remember that it was here. */
  async function welcome<Answer extends LoginAnswer>(
    request: FastifyRequest,
    reply: FastifyReply,
    signingIn: Promise<Answer>,
  ): Promise<Answer> {
    const signedIn = await signingIn;
    if ('user' in signedIn) {
      await refuseClosed(signedIn);
      await recordSignIn(db, request, signedIn.user.id);
      rememberDevice({ request, reply, email: signedIn.user.email, secret });
    }
    return signedIn;
  }

  /** Who is not let in at present has no session either. */
  async function refuseClosed({ user, token }: AuthResponse) {
    try {
      app.maintenance.refuse(user.role);
    } catch (error) {
      await logout(dependencies, token);
      throw error;
    }
  }

  app.post(
    '/api/auth/register',
    { config: { access }, schema: { body: registerBodySchema, response: answer } },
    (request, reply) => {
      registrations.count(request.ip);
      const account = { ...request.body, language: firstLanguageOf(request) };
      return welcome(request, reply, register(from(request), account));
    },
  );

  app.post(
    '/api/auth/login',
    { config: signIn, schema: { body: loginBodySchema, response: { 200: loginAnswerSchema } } },
    (request, reply) => {
      const { email } = request.body;
      const device = knownDevice(request, email, secret);
      const attempt = { account: email, address: request.ip, device };
      const signingIn = logins.guard(attempt, () =>
        login(seenBy(from(request), request), request.body).catch((error: unknown) =>
          recordFailedSignIn(db, request, { email, error }),
        ),
      );
      return welcome(request, reply, signingIn);
    },
  );

  app.post(
    '/api/auth/google',
    { config: signIn, schema: { body: googleBodySchema, response: answer } },
    (request, reply) => {
      const identity = simulatedIdentity('google', request.body, demoFor(request));
      return welcome(request, reply, loginWithProvider(from(request), identity));
    },
  );

  app.post(
    '/api/auth/facebook',
    { config: signIn, schema: { body: facebookBodySchema, response: answer } },
    (request, reply) => {
      const identity = simulatedIdentity('facebook', request.body, demoFor(request));
      return welcome(request, reply, loginWithProvider(from(request), identity));
    },
  );

  app.post(
    '/api/auth/apple',
    { config: signIn, schema: { body: appleBodySchema, response: answer } },
    (request, reply) => {
      const identity = simulatedIdentity('apple', request.body, demoFor(request));
      return welcome(request, reply, loginWithProvider(from(request), identity));
    },
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
    { config: { access: 'listener', staysOpen: true }, schema: { response: { 204: z.null() } } },
    async (request, reply) => {
      const { id } = viewerOf(request);
      await logout(dependencies, bearerToken(request) ?? '');
      await recordSecurityEvent(db, {
        kind: 'sign-out',
        outcome: 'success',
        actorId: id,
        subjectId: id,
        request,
      });
      return reply.code(204).send(null);
    },
  );
};
