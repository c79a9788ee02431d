import { inTransaction } from '../../platform/database/in-transaction.ts';
import * as z from 'zod/mini';
import { emptyBodySchema } from '#contract/primitives.ts';
import {
  changeEmailBodySchema,
  emailStateSchema,
  proofUsedSchema,
  useProofBodySchema,
} from '#contract/email-proof.ts';
import { bearerToken, getViewer } from '../../platform/access.ts';
import type { AppModule } from '../../platform/app.ts';
import { problem } from '../../platform/problems.ts';
import { sentences } from '../../platform/sentences.ts';
import { emailGuard } from '../account/index.ts';
import { hashToken, passwordGuard } from '../session/index.ts';
import { findUserById, readableEmail } from '../user/index.ts';
import { askEmailChange, checkEmailChange } from './ask-email-change.ts';
import { findPendingEmail } from './email-proof.repository.ts';
import { sendVerification } from './send-proof.ts';
import { useProof } from './use-proof.ts';

const config = { access: 'listener' } as const;
const nothing = { 204: z.null() };

/** See docs/product/account.md. */
export const emailProofRoutes: AppModule = (app, dependencies) => {
  const { db, clock } = dependencies;
  const emails = emailGuard(dependencies, 'proof');
  const tries = passwordGuard(dependencies, { kind: 'email', failure: 'invalid' });
  const keepSendable = () => {
    if (app.mailer !== null) return;
    throw problem('server', { status: 503, error: sentences.emailProofs.noMail });
  };

  app.post(
    '/api/auth/verify-email',
    {
      config: { access: 'optional' },
      schema: { body: useProofBodySchema, response: { 200: proofUsedSchema } },
    },
    (request) =>
      useProof(request.tx, dependencies, {
        token: request.body.token,
        viewerId: request.viewer?.id ?? null,
        request,
      }),
  );

  app.get(
    '/api/user/email',
    { config, schema: { response: { 200: emailStateSchema } } },
    async (request) => {
      const user = await findUserById(db, getViewer(request).id);
      if (user === null) throw problem('unauthorized');
      const pending = await findPendingEmail(db, user.id, clock());
      return {
        email: readableEmail(user.email),
        isVerified: user.emailVerifiedAt !== null,
        pending: pending && readableEmail(pending),
        canSend: app.mailer !== null,
      };
    },
  );

  app.post(
    '/api/user/email/verification',
    {
      config: { ...config, opensTransaction: true },
      schema: { body: emptyBodySchema, response: nothing },
    },
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

  app.put(
    '/api/user/email',
    {
      config: { ...config, opensTransaction: true },
      schema: { body: changeEmailBodySchema, response: nothing },
    },
    async (request) => {
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
    },
  );
};
