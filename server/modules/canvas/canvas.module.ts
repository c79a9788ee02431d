import type { AppModule } from '../../platform/app.ts';
import { countEngagement, findSeenSince } from './canvas-view.repository.ts';
import { canvasRoutes } from './canvas.routes.ts';
import { drawDemoCanvas, drawJob } from './draw-demo-canvas.ts';
import { canvasInboxRoutes } from './inbox.routes.ts';
import { canvasPlayerRoutes } from './player.routes.ts';
import { canvasUploadRoutes } from './upload.routes.ts';

const hour = 3_600_000;

/** Hours after a view in which a like is still looked for. */
const patience = 25 * hour;

/** Short videos behind the player: sent by artists, decided by editors, seen by listeners. */
export const canvasModule: AppModule = async (app, dependencies) => {
  const { db, clock } = dependencies;
  app.jobs.define({
    name: 'canvas.engagement',
    every: hour,
    async run() {
      const seen = await findSeenSince(db, new Date(clock().getTime() - patience));
      // One after another, for each is a statement of its own that nobody has to wait for.
      for (const id of seen) await countEngagement(db, id);
    },
  });
  app.jobs.define({
    name: drawJob,
    run: ({ payload }) => drawDemoCanvas(dependencies, payload as { canvasId: string }),
  });
  await canvasRoutes(app, dependencies);
  await canvasInboxRoutes(app, dependencies);
  await canvasPlayerRoutes(app, dependencies);
  // Its bodies are files, so it has parsers of its own.
  await app.register(async (scope) => canvasUploadRoutes(scope, dependencies));
};
