import { getViewer } from '../../../platform/access.ts';
import type { AppModule } from '../../../platform/app.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { problem } from '../../../platform/problems.ts';
import { sentences } from '../../../platform/sentences.ts';
import { serve } from '../../../platform/serve.ts';
import { emailGuard } from '../account/index.ts';
import { inviteByEmail } from './invite-to-family.ts';
import { joinFamily, readInvitation } from './join-family.ts';
import { readFamily } from './read-family.ts';

/** The token is in the body, because addresses are logged. */
export const familyInviteRoutes: AppModule = (app, dependencies) => {
  const { db, clock } = dependencies;
  const emails = emailGuard(dependencies, 'family');

  serve(app, 'POST /family/invitation', { access: 'optional' }, (request) => {
    const viewerId = request.viewer?.id ?? null;
    return readInvitation(request.tx, { token: request.body.token, viewerId, now: clock() });
  });

  serve(app, 'POST /family/members', { access: 'listener' }, (request) => {
    const viewerId = getViewer(request).id;
    return joinFamily(request.tx, { token: request.body.token, viewerId, now: clock() });
  });

  const sending = { access: 'listener', opensTransaction: true } as const;
  serve(app, 'POST /user/family/invites', sending, async (request) => {
    if (app.mailer === null) {
      throw problem('server', { status: 503, error: sentences.family.noMail });
    }
    const { id } = getViewer(request);
    const now = clock();
    await emails.countAmongAll({ account: id, address: request.ip, device: null });
    return inTransaction(db, async (tx) => {
      await inviteByEmail(tx, id, { email: request.body.email, now });
      return readFamily(tx, id, { now, canEmail: true });
    });
  });
};
