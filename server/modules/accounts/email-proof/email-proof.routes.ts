import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { bearerToken, getViewer } from '../../../platform/access.ts';
import type { AppModule } from '../../../platform/app.ts';
import { problem } from '../../../platform/problems.ts';
import { sentences } from '../../../platform/sentences.ts';
import { serve } from '../../../platform/serve.ts';
import { emailGuard } from '../account/index.ts';
import { hashToken, passwordGuard } from '../session/index.ts';
import { findUserById, readableEmail } from '../../people/user/index.ts';
import { askEmailChange, checkEmailChange } from './ask-email-change.ts';
import { findPendingEmail } from './email-proof.repository.ts';
import { sendVerification } from './send-proof.ts';
import { useProof } from './use-proof.ts';

const config = { access: 'listener' } as const;

/** See docs/product/account.md. */
export const emailProofRoutes: AppModule = (app, dependencies) => {
  const { db, clock } = dependencies;
  const emails = emailGuard(dependencies, 'proof');
  const tries = passwordGuard(dependencies, { kind: 'email', failure: 'invalid' });
  const keepSendable = () => {
    if (app.mailer !== null) return;
    throw problem('server', { status: 503, error: sentences.emailProofs.noMail });
  };

  serve(app, 'POST /auth/verify-email', { access: 'optional' }, (request) =>
    useProof(request.tx, dependencies, {
      token: request.body.token,
      viewerId: request.viewer?.id ?? null,
      request,
    }),
  );

  serve(app, 'GET /user/email', config, async (request) => {
    const user = await findUserById(db, getViewer(request).id);
    if (user === null) throw problem('unauthorized');
    const pending = await findPendingEmail(db, user.id, clock());
    return {
      email: readableEmail(user.email),
      isVerified: user.emailVerifiedAt !== null,
      pending: pending && readableEmail(pending),
      canSend: app.mailer !== null,
    };
  });

  serve(
    app,
    'POST /user/email/verification',
    { ...config, opensTransaction: true },
    async (request) => {
      const user = await findUserById(db, getViewer(request).id);
      if (user === null) throw problem('unauthorized');
      if (user.emailVerifiedAt === null) {
        keepSendable();
        await emails.countAmongAll({ account: user.id, address: request.ip, device: null });
        const wanted = { purpose: 'address', email: user.email, userId: user.id } as const;
        await inTransaction(db, (tx) => sendVerification(tx, wanted, clock()));
      }
    },
  );

  serve(app, 'PUT /user/email', { ...config, opensTransaction: true }, async (request) => {
    keepSendable();
    const { id } = getViewer(request);
    const attempt = {
      account: id,
      address: request.ip,
      device: hashToken(bearerToken(request) ?? ''),
    };
    const { email, password } = request.body;
    await tries.guard(attempt, async () => {
      const from = await checkEmailChange(dependencies, { userId: id, password });
      await emails.countAmongAll({ account: id, address: request.ip, device: null });
      await inTransaction(db, (tx) => askEmailChange(tx, { userId: id, from, email }, clock()));
    });
  });
};
