import { requireProof, getViewer } from '../../../platform/access.ts';
import type { AppModule } from '../../../platform/app.ts';
import { problem } from '../../../platform/problems.ts';
import { serve } from '../../../platform/serve.ts';
import { findStaffAction, isHidden } from '../../accounts/staff-action/index.ts';
import { asksForProof } from '../user-administration/index.ts';
import { undoAction } from './undo-action.ts';

/** See docs/product/administration.md. */
export const actionReversalRoutes: AppModule = (app, dependencies) => {
  serve(
    app,
    'POST /admin/actions/:id/undo',
    { access: { permission: 'admin.open', right: 'any' } },
    async (request) => {
      const done = await findStaffAction(request.tx, Number(request.params.id));
      const viewer = getViewer(request);
      const { id, rights } = viewer;
      if (done === null || isHidden(done.targetKind, rights)) throw problem('not-found');
      if (done.targetKind === 'setting' || asksForProof(done.before ?? {})) {
        requireProof(viewer, dependencies.clock());
      }
      const caller = { id, address: request.ip };
      await undoAction(request.tx, dependencies, caller, done);
    },
  );
};
