import type { AppModule } from '../../platform/app.ts';
import { encodeJob, encodeTrack } from './encode-track.ts';
import { publishJob, publishRelease } from './publish-release.ts';

export const releaseJobs: AppModule = (app, dependencies) => {
  app.jobs.define({
    name: publishJob,
    run: ({ payload }) => publishRelease(dependencies, payload as { releaseId: string }),
  });
  app.jobs.define({
    name: encodeJob,
    isLong: true,
    run: ({ payload, signal }) => encodeTrack(dependencies, payload as { trackId: string }, signal),
  });
};
