import type { AppModule } from '../../../platform/app.ts';
import { serve } from '../../../platform/serve.ts';
import { signFor } from '../../../platform/sign-for.ts';
import { problem } from '../../../platform/problems.ts';
import { readInbox } from '../../accounts/staff-action/index.ts';
import { countSent, findCanvas, findPart } from './canvas.repository.ts';
import { approveCanvas, canvasDecisions, rejectCanvas } from './decide-canvas.ts';
import { describeSent } from './describe-canvas.ts';

/** See docs/product/canvas.md. */
export const canvasInboxRoutes: AppModule = (app, dependencies) => {
  const { db } = dependencies;
  const signing = signFor(dependencies);
  const config = { access: { permission: 'editorial.manage' } } as const;

  serve(app, 'GET /editorial/canvas', config, (request) =>
    readInbox({
      find: (limit) => findPart(db, request.query, limit),
      count: () => countSent(db, request.query),
      getPosition: ({ id, sentAt }) => ({ order: sentAt.getTime(), id }),
      describe: (rows) => rows.map((row) => describeSent(row, signing(request))),
    }),
  );

  serve(app, 'GET /editorial/canvas/:id', config, async (request) => {
    const found = await findCanvas(db, request.params.id);
    if (found === undefined) throw problem('not-found');
    return describeSent(found, signing(request));
  });

  serve(app, 'POST /editorial/canvas/:id/approve', config, async (request) => {
    await canvasDecisions.decide(request, dependencies, approveCanvas);
  });

  serve(app, 'POST /editorial/canvas/:id/reject', config, async (request) => {
    await canvasDecisions.decide(request, dependencies, (tx, canvas, on) =>
      rejectCanvas(tx, canvas, request.body, on),
    );
  });

  serve(app, 'POST /editorial/canvas/:id/undo', config, async (request) => {
    await canvasDecisions.undo(request, dependencies);
  });
};
