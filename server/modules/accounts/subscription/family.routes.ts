import { getViewer } from '../../../platform/access.ts';
import type { AppModule } from '../../../platform/app.ts';
import { problem } from '../../../platform/problems.ts';
import { sentences } from '../../../platform/sentences.ts';
import { serve } from '../../../platform/serve.ts';
import { findUserById, toUser } from '../../people/user/index.ts';
import { deleteFamilyInvite } from '../../people/plan/index.ts';
import { holdAccounts } from './family.repository.ts';
import { makeFamilyLink } from './invite-to-family.ts';
import { leaveFamily, removeFromFamily } from './leave-family.ts';
import { readFamily } from './read-family.ts';

const config = { access: 'listener' } as const;
const words = sentences.family;

/** See docs/product/plans.md. */
export const familyRoutes: AppModule = (app, { db, clock }) => {
  const reading = () => ({ now: clock(), canEmail: app.mailer !== null });

  serve(app, 'GET /user/family', config, (request) =>
    readFamily(db, getViewer(request).id, reading()),
  );

  serve(app, 'POST /user/family/link', config, async (request) => {
    const { tx } = request;
    const { id } = getViewer(request);
    await makeFamilyLink(tx, id, clock());
    return readFamily(tx, id, reading());
  });

  serve(app, 'DELETE /user/family/invites/:id', config, async (request) => {
    const { tx, params } = request;
    const { id } = getViewer(request);
    await holdAccounts(tx, [id]);
    if (!(await deleteFamilyInvite(tx, id, params.id))) {
      throw problem('not-found', { error: words.noInvite });
    }
    return readFamily(tx, id, reading());
  });

  serve(app, 'DELETE /user/family/members/:id', config, async (request) => {
    const { tx, params } = request;
    const { id } = getViewer(request);
    await removeFromFamily(tx, { payerId: id, memberId: params.id }, clock());
    return readFamily(tx, id, reading());
  });

  serve(app, 'DELETE /user/family', config, async (request) => {
    const { tx } = request;
    const { id } = getViewer(request);
    if (!(await leaveFamily(tx, id, clock()))) {
      throw problem('not-found', { error: words.notInFamily });
    }
    const user = await findUserById(tx, id);
    if (user === null) throw problem('unauthorized');
    return toUser(user);
  });
};
