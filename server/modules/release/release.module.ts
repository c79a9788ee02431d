import type { AppModule } from '../../platform/app.ts';
import { encodeJob, encodeTrack } from './encode-track.ts';
import { inboxRoutes } from './inbox.routes.ts';
import { releaseMediaRoutes } from './media.routes.ts';
import { publishJob, publishRelease } from './publish-release.ts';
import { releaseRoutes } from './release.routes.ts';
import { uploadRoutes } from './upload.routes.ts';

export const releaseModule: AppModule = async (app, dependencies) => {
  app.jobs.define({
    name: publishJob,
    run: ({ payload }) => publishRelease(dependencies, payload as { releaseId: string }),
  });
  app.jobs.define({
    name: encodeJob,
    isLong: true,
    run: ({ payload, signal }) => encodeTrack(dependencies, payload as { trackId: string }, signal),
  });
  await releaseRoutes(app, dependencies);
  await inboxRoutes(app, dependencies);
  await releaseMediaRoutes(app, dependencies);
  // Bodies are files, which need their own parsers.
  await app.register(async (scope) => uploadRoutes(scope, dependencies));
};
