import { bearerToken, getViewer } from '../../../platform/access.ts';
import type { AppModule } from '../../../platform/app.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { Problem, problem } from '../../../platform/problems.ts';
import { type Sentence, sentences } from '../../../platform/sentences.ts';
import { checkCode, findSecondFactor, guardCodes } from '../second-factor/index.ts';
import { recordSecurityEvent } from '../../people/security-log/index.ts';
import { findUserById } from '../../people/user/index.ts';
import { type Attempt, hashToken, getLogins, proveSession } from '../session/index.ts';
import { verifyPassword } from '../../../platform/password.ts';
import { serve } from '../../../platform/serve.ts';

/** See docs/product/access.md. */
export const proofRoutes: AppModule = (app, dependencies) => {
  const { db, clock } = dependencies;
  const logins = getLogins(dependencies);
  const guardCode = guardCodes(dependencies);

  async function requireCode(attempt: Attempt, code: string | undefined) {
    if (code === undefined) {
      const error = sentences.secondFactor.codeNeeded;
      throw problem('invalid', { error, fields: { code: error } });
    }
    await guardCode(attempt, async () => {
      if (await checkCode(db, attempt.account, { code, now: clock() })) return;
      throw wrong('code', sentences.secondFactor.wrongCode);
    });
  }

  serve(
    app,
    'POST /session/proof',
    {
      access: 'listener',
      staysOpen: true,
      servesWithoutFactor: true,
      opensTransaction: true,
    },
    async (request) => {
      const { id, sessionId } = getViewer(request);
      const tokenHash = hashToken(bearerToken(request) ?? '');
      const user = await findUserById(db, id);
      if (user === null) throw problem('unauthorized');
      const { email, passwordHash } = user;
      if (passwordHash === null) throw problem('invalid', { error: sentences.session.noProof });
      // Other sessions cannot use up these attempts.
      const attempt = { account: email, address: request.ip, device: tokenHash };
      const { password, code } = request.body;
      const isRight = logins.guard(attempt, async () => {
        if (!(await verifyPassword(password, passwordHash))) {
          throw wrong('password', sentences.session.wrongPassword);
        }
        // Otherwise a password alone could add a passkey.
        if ((await findSecondFactor(db, id))?.isOn) {
          await requireCode({ ...attempt, account: id }, code);
        }
      });
      const about = { kind: 'step-up', actorId: id, subjectId: id, request } as const;
      try {
        await isRight;
      } catch (error) {
        if (!(error instanceof Problem && error.code === 'unauthorized')) throw error;
        await recordSecurityEvent(db, { ...about, outcome: 'failure' });
        // A 401 would end the client's session.
        const { error: message, fields = {} } = error;
        throw problem('invalid', { error: message, fields });
      }
      await inTransaction(db, async (tx) => {
        await proveSession(tx, sessionId, clock());
        await recordSecurityEvent(tx, { ...about, outcome: 'success' });
      });
    },
  );
};

/** `unauthorized` counts against the sign-in limits. */
const wrong = (field: string, error: Sentence) =>
  problem('unauthorized', { error, fields: { [field]: error } });
