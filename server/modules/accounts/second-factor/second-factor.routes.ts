import { inTransaction } from '../../../platform/database/in-transaction.ts';
import type { Db } from '../../../platform/database/db.ts';
import type { FastifyRequest } from 'fastify';
import { bearerToken, getViewer } from '../../../platform/access.ts';
import type { AppModule } from '../../../platform/app.ts';
import { problem } from '../../../platform/problems.ts';
import { sentences } from '../../../platform/sentences.ts';
import { serve } from '../../../platform/serve.ts';
import { recordSecurityEvent } from '../../people/security-log/index.ts';
import {
  countGuess,
  hashToken,
  knownDevice,
  openSession,
  getOrigin,
  passwordGuard,
  recordFailedStep,
  securityNotifier,
  takeChallenge,
  welcomeBy,
} from '../session/index.ts';
import { findUserById } from '../../people/user/index.ts';
import { checkCode } from './check-code.ts';
import { guardCodes } from './guard-codes.ts';
import { countRecoveryCodes, findSecondFactor } from './second-factor.repository.ts';
import {
  beginSetup,
  confirmSetup,
  removeSecondFactor,
  renewRecoveryCodes,
} from './second-factor.service.ts';

/** See docs/product/account.md. */
export const secondFactorRoutes: AppModule = (app, dependencies) => {
  const { db, clock, mediaSecret: secret } = dependencies;
  const welcome = welcomeBy(app, dependencies);
  const notify = securityNotifier(dependencies);
  const guardCode = guardCodes(dependencies);
  const setups = passwordGuard(dependencies, { kind: 'code-setup', failure: 'invalid' });
  const config = { access: 'listener' } as const;
  const guardedConfig = { ...config, opensTransaction: true } as const;
  const toSetUp = { ...config, servesWithoutFactor: true } as const;

  const getAttempt = (request: FastifyRequest) => {
    const device = hashToken(bearerToken(request) ?? '');
    return { account: getViewer(request).id, address: request.ip, device };
  };
  const guarded = <Result>(
    request: FastifyRequest,
    work: (tx: Db, userId: string) => Promise<Result>,
  ) =>
    guardCode(getAttempt(request), () =>
      inTransaction(db, (tx) => work(tx, getViewer(request).id)),
    );

  const record = (tx: Db, request: FastifyRequest, act: 'on' | 'off' | 'recovery-codes') => {
    const { id } = getViewer(request);
    const who = { actorId: id, subjectId: id, request };
    return recordSecurityEvent(tx, {
      kind: 'second-factor',
      outcome: 'success',
      ...who,
      detail: { act },
    });
  };

  serve(app, 'GET /user/second-factor', toSetUp, async (request) => {
    const { id } = getViewer(request);
    const isOn = (await findSecondFactor(db, id))?.isOn ?? false;
    return { isOn, recoveryCodesLeft: isOn ? await countRecoveryCodes(db, id) : 0 };
  });

  serve(app, 'POST /user/second-factor', { ...toSetUp, stepUp: true }, (request) =>
    beginSetup(request.tx, dependencies, getViewer(request).id),
  );

  serve(
    app,
    'POST /user/second-factor/confirmation',
    { ...toSetUp, opensTransaction: true },
    async (request) => {
      const { code } = request.body;
      const { id } = getViewer(request);
      // Has its own guard, because a user in setup knows the secret.
      return setups.guard(getAttempt(request), () =>
        inTransaction(db, async (tx) => {
          const codes = await confirmSetup(tx, clock, id, code);
          await record(tx, request, 'on');
          await notify(tx, request, 'factorAdded');
          return codes;
        }),
      );
    },
  );

  serve(app, 'POST /user/second-factor/recovery-codes', guardedConfig, async (request) => {
    const { code } = request.body;
    return guarded(request, async (tx, id) => {
      const codes = await renewRecoveryCodes(tx, clock, id, code);
      await record(tx, request, 'recovery-codes');
      return codes;
    });
  });

  serve(app, 'DELETE /user/second-factor', guardedConfig, async (request) => {
    const { code } = request.body;
    await guarded(request, async (tx, id) => {
      await removeSecondFactor(tx, clock, id, code);
      await record(tx, request, 'off');
      await notify(tx, request, 'factorRemoved');
    });
  });

  serve(
    app,
    'POST /auth/login/code',
    { access: 'public', staysOpen: true, opensTransaction: true },
    async (request, reply) => {
      const { codeToken, code } = request.body;
      const now = clock();
      const userId = await countGuess(db, codeToken, now);
      if (userId === null) throw problem('forbidden', { error: sentences.secondFactor.beginAgain });
      const email = (await findUserById(db, userId))?.email ?? '';
      const device = knownDevice(request, email, secret);
      const attempt = { account: userId, address: request.ip, device };
      return guardCode(attempt, () =>
        welcome(request, reply, async (tx) => {
          if (!(await checkCode(tx, userId, { code, now }))) {
            throw problem('unauthorized', { error: sentences.secondFactor.wrongCode });
          }
          // Two correct codes at once open one session.
          if (!(await takeChallenge(tx, codeToken, { purpose: 'code-login', now }))) {
            throw problem('forbidden', { error: sentences.secondFactor.beginAgain });
          }
          return openSession({ db: tx, clock, origin: getOrigin(request) }, userId);
        }),
      ).catch((error: unknown) => recordFailedStep(db, request, { userId, error }));
    },
  );
};
