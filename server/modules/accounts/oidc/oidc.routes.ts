import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HouseFailure } from '../../../../src/shared/config/house-sign-in.ts';
import { getViewer } from '../../../platform/access.ts';
import type { AppModule } from '../../../platform/app.ts';
import type { Db } from '../../../platform/database/db.ts';
import { getFirstLanguage } from '../../../platform/get-language.ts';
import { Problem, problem } from '../../../platform/problems.ts';
import { publicOrigin } from '../../../platform/public-origin.ts';
import { fill, sentences } from '../../../platform/sentences.ts';
import { serve } from '../../../platform/serve.ts';
import { findUserById, holdUser } from '../../people/user/index.ts';
import { findPasskeys } from '../passkey/index.ts';
import { findSecondFactor } from '../second-factor/index.ts';
import {
  askForCode,
  getOrigin,
  houseGuard,
  insertChallenge,
  newToken,
  notifySecurityChange,
  openSession,
  recordFailedStep,
  suspended,
  takeChallenge,
  welcomeBy,
} from '../session/index.ts';
import { enterAccount, linkAccount, recordIdentity } from './enter-account.ts';
import { followGroups } from './follow-groups.ts';
import { failureOf, type HousePerson, identityServer } from './identity-server.ts';
import { deleteIdentity, findLinkedAt } from './oidc-identity.repository.ts';
import { keepBrowser, readBrowser, roundSeconds } from './round-cookie.ts';

/** Admins sign in during maintenance; others are refused later. */
const open = { access: 'public', staysOpen: true } as const;
const own = { access: 'listener' } as const;
// A link gives lasting access, so a session left open must not change it.
const proven = { ...own, stepUp: true } as const;

const lifetime = roundSeconds * 1000;

/** See docs/decisions/sign-in-and-secrets.md. */
export const oidcRoutes: AppModule = (app, dependencies) => {
  const { db, clock, config, vault, elapsed } = dependencies;
  const { oidc } = config;
  const redirect = `${publicOrigin(config)}/api/auth/oidc/callback`;
  const server = oidc && identityServer(oidc, redirect, elapsed);
  const limit = houseGuard(dependencies);
  const welcome = welcomeBy(app, dependencies);

  const getHouse = () => {
    if (oidc === null || server === null) throw problem('not-found');
    return { house: oidc, server, clock };
  };

  /** Comes back to the login, whatever happens on the way. */
  async function travel(request: FastifyRequest, reply: FastifyReply, go: () => Promise<string>) {
    try {
      limit.count(request.ip);
      await limit.countAmongAll(request.ip);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      return reply.redirect(failed('limited'));
    }
    const address = await go().catch((error: unknown) => {
      const failure = failureOf(error);
      if (failure !== 'denied')
        request.log.warn({ err: error }, 'a sign-in by the identity server failed');
      return failed(failure);
    });
    return reply.redirect(address);
  }

  app.get('/api/auth/oidc/start', { config: open }, (request, reply) => {
    const { server: there } = getHouse();
    return travel(request, reply, async () => {
      const browser = readBrowser(request) ?? newToken();
      const state = newToken();
      const address = await there.getAddress({ browser, state });
      const purpose = 'oidc-start';
      await insertChallenge(db, `${browser}.${state}`, { purpose, now: clock(), lifetime });
      keepBrowser(request, reply, browser);
      return address;
    });
  });

  app.get('/api/auth/oidc/callback', { config: open }, (request, reply) => {
    const { server: there } = getHouse();
    return travel(request, reply, async () => {
      const [, query = ''] = request.url.split('?', 2);
      const browser = readBrowser(request);
      const state = new URLSearchParams(query).get('state');
      if (browser === null || state === null) return failed('expired');
      const round = `${browser}.${state}`;
      const isOpen = await takeChallenge(db, round, { purpose: 'oidc-start', now: clock() });
      if (!isOpen) return failed('expired');
      const person = await there.readPerson({ browser, state }, query);
      const token = vault.seal(JSON.stringify(person), about(browser));
      await insertChallenge(db, token, { purpose: 'oidc-end', now: clock(), lifetime });
      return `/login#oidc=${token}`;
    });
  });

  /** What the browser brought back, which no other one can use. */
  function readPerson(request: FastifyRequest, token: string): HousePerson {
    const browser = readBrowser(request);
    if (browser === null) throw expired();
    try {
      return JSON.parse(vault.open(token, about(browser))) as HousePerson;
    } catch {
      throw expired();
    }
  }
  async function takeToken(tx: Db, token: string) {
    if (!(await takeChallenge(tx, token, { purpose: 'oidc-end', now: clock() }))) throw expired();
  }

  serve(app, 'POST /auth/oidc', { ...open, opensTransaction: true }, async (request, reply) => {
    const context = getHouse();
    const { token, dateOfBirth } = request.body;
    const person = readPerson(request, token);
    const caller = { request, dateOfBirth, language: getFirstLanguage(request) };
    let entered: string | null = null;
    return welcome(request, reply, async (tx) => {
      await takeToken(tx, token);
      const userId = await enterAccount(tx, context, person, caller);
      entered = userId;
      const user = await findUserById(tx, userId);
      if (user?.status === 'suspended') throw suspended();
      const { grants } = person;
      await followGroups(tx, context.house, { userId, grants, now: clock() });
      const from = { db: tx, clock };
      if ((await findSecondFactor(tx, userId))?.isOn) {
        return { codeToken: await askForCode(from, userId) };
      }
      return openSession({ ...from, origin: getOrigin(request) }, userId);
    }).catch((error: unknown) => {
      // Nothing is refused yet while a day of birth is missing.
      if (error instanceof Problem && error.code === 'invalid') throw error;
      return recordFailedStep(db, request, { userId: entered, error });
    });
  });

  serve(app, 'GET /auth/oidc/link', own, async (request) => {
    const { house } = getHouse();
    const linkedAt = await findLinkedAt(db, house.issuer, getViewer(request).id);
    return { linkedAt: linkedAt?.toISOString() ?? null };
  });

  serve(app, 'PUT /auth/oidc/link', proven, async (request) => {
    const context = getHouse();
    const { tx, body } = request;
    const userId = getViewer(request).id;
    const person = readPerson(request, body.token);
    await takeToken(tx, body.token);
    const user = await findUserById(tx, userId);
    if (user?.isDemo !== false) throw problem('forbidden', { error: sentences.house.demo });
    if (!(await linkAccount(tx, context, { person, userId, request }))) {
      const error = fill(sentences.house.taken, { name: context.house.name });
      throw problem('invalid', { status: 422, error });
    }
  });

  serve(app, 'DELETE /auth/oidc/link', proven, async (request) => {
    const { house } = getHouse();
    const { tx } = request;
    const userId = getViewer(request).id;
    // Two tabs cannot remove the last two ways in at once.
    const user = await holdUser(tx, userId);
    if (user === null) throw problem('unauthorized');
    if (!(await deleteIdentity(tx, house.issuer, userId))) throw problem('not-found');
    if (user.passwordHash === null && (await findPasskeys(tx, userId)).length === 0) {
      throw problem('invalid', { status: 422, error: sentences.passkeys.lastWay });
    }
    await recordIdentity(tx, { userId, request }, 'removed');
    await notifySecurityChange(tx, { userId, change: 'houseRemoved' }, clock());
  });
};

const failed = (failure: HouseFailure) => `/login?oidc=${failure}`;

const about = (browser: string) => `oidc:${browser}`;

const expired = () => problem('invalid', { status: 422, error: sentences.house.expired });
