import { inTransaction } from '../../../platform/database/in-transaction.ts';
import type { Db } from '../../../platform/database/db.ts';
import { generateAuthenticationOptions } from '@simplewebauthn/server';
import type { FastifyRequest } from 'fastify';
import { bearerToken, getViewer } from '../../../platform/access.ts';
import type { AppModule } from '../../../platform/app.ts';
import { Problem } from '../../../platform/problems.ts';
import { seenBy } from '../../../platform/demo-mode.ts';
import { serve } from '../../../platform/serve.ts';
import { recordSecurityEvent } from '../../people/security-log/index.ts';
import {
  hashToken,
  insertChallenge,
  getLogins,
  openSession,
  getOrigin,
  passwordGuard,
  proveSession,
  recordFailedStep,
  securityNotifier,
  welcomeBy,
} from '../session/index.ts';
import { addPasskey, beginPasskey, verifyNewPasskey } from './add-passkey.ts';
import { checkPasskey } from './check-passkey.ts';
import { findPasskeys } from './passkey.repository.ts';
import { getRelyingParty } from './relying-party.ts';
import { removePasskey } from './remove-passkey.ts';

/** See docs/product/account.md. */
export const passkeyRoutes: AppModule = (app, dependencies) => {
  const { db, clock, config } = dependencies;
  const welcome = welcomeBy(app, dependencies);
  const logins = getLogins(dependencies);
  const proofs = passwordGuard(dependencies, { kind: 'passkey-proof', failure: 'invalid' });
  const notify = securityNotifier(dependencies);
  const getSite = (request: FastifyRequest) => getRelyingParty(config, request);
  const own = { access: 'listener' } as const;
  // Passkeys give lasting access, so a session left open must not change them.
  const proven = { ...own, stepUp: true } as const;
  const toSetUp = { ...own, servesWithoutFactor: true } as const;

  serve(app, 'GET /user/passkeys', toSetUp, async (request) => ({
    passkeys: (await findPasskeys(db, getViewer(request).id)).map((row) => ({
      id: row.id,
      name: row.name,
      createdAt: row.createdAt.toISOString(),
      lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    })),
  }));

  const getCaller = (request: FastifyRequest) => {
    const { id: userId, sessionId } = getViewer(request);
    return { userId, sessionId, site: getSite(request) };
  };

  serve(app, 'POST /user/passkeys/options', { ...toSetUp, ...proven }, async (request) => ({
    ...(await beginPasskey(request.tx, dependencies, getCaller(request))),
  }));

  serve(app, 'POST /user/passkeys', { ...toSetUp, opensTransaction: true }, async (request) => {
    const caller = getCaller(request);
    const { name, credential } = request.body;
    const passkey = { ...(await verifyNewPasskey(dependencies, caller, credential)), name };
    await inTransaction(db, async (tx) => {
      await addPasskey(tx, dependencies, { ...caller, request }, passkey);
      await notify(tx, request, 'passkeyAdded');
    });
  });

  serve(app, 'DELETE /user/passkeys/:id', proven, async (request) => {
    await removePasskey(
      request.tx,
      dependencies,
      { userId: getViewer(request).id, request },
      request.params.id,
    );
    await notify(request.tx, request, 'passkeyRemoved');
  });

  serve(
    app,
    'POST /auth/passkey/options',
    { access: 'public', staysOpen: true },
    async (request) => {
      const site = getSite(request);
      const challengeOptions = await generateAuthenticationOptions({
        rpID: site.id,
        userVerification: 'required',
      });
      await insertChallenge(request.tx, challengeOptions.challenge, {
        purpose: 'passkey-login',
        now: clock(),
      });
      return { ...challengeOptions };
    },
  );

  serve(
    app,
    'POST /auth/passkey',
    { access: 'public', staysOpen: true, opensTransaction: true },
    (request, reply) => {
      const attempt = { account: request.body.id, address: request.ip, device: null };
      return logins.guard(attempt, async () => {
        const context = seenBy(dependencies, request);
        const expected = { purpose: 'passkey-login', site: getSite(request) } as const;
        const { userId } = await checkPasskey(context, request.body, expected).catch(
          (error: unknown) => recordFailedStep(db, request, { userId: null, error }),
        );
        return welcome(request, reply, (tx) =>
          openSession({ db: tx, clock, origin: getOrigin(request) }, userId),
        ).catch((error: unknown) => recordFailedStep(db, request, { userId, error }));
      });
    },
  );

  serve(app, 'POST /session/proof/passkey/options', own, async (request) => {
    const { userId, sessionId, site } = getCaller(request);
    const known = await findPasskeys(request.tx, userId);
    const challengeOptions = await generateAuthenticationOptions({
      rpID: site.id,
      userVerification: 'required',
      allowCredentials: known.map(({ id, transports }) => ({ id, transports })),
    });
    const purpose = 'passkey-proof';
    await insertChallenge(request.tx, challengeOptions.challenge, {
      purpose,
      userId,
      sessionId,
      now: clock(),
    });
    return { ...challengeOptions };
  });

  serve(app, 'POST /session/proof/passkey', { ...own, opensTransaction: true }, async (request) => {
    const caller = getCaller(request);
    const context = seenBy(dependencies, request);
    const { userId } = caller;
    const record = (on: Db, outcome: 'success' | 'failure') =>
      recordSecurityEvent(on, {
        kind: 'step-up',
        outcome,
        actorId: userId,
        subjectId: userId,
        request,
        detail: { way: 'passkey' },
      });
    const device = hashToken(bearerToken(request) ?? '');
    await proofs.guard({ account: userId, address: request.ip, device }, async () => {
      try {
        await checkPasskey(context, request.body, { purpose: 'passkey-proof', ...caller });
      } catch (error) {
        if (error instanceof Problem) await record(db, 'failure');
        throw error;
      }
    });
    await inTransaction(db, async (tx) => {
      await proveSession(tx, caller.sessionId, clock());
      await record(tx, 'success');
    });
  });
};
