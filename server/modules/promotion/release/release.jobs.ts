import type { AppModule } from '../../../platform/app.ts';
import { encodeJob, encodeTrack } from './encode-track.ts';
import { publishJob, publishRelease } from './publish-release.ts';

export const releaseJobs: AppModule = (app, dependencies) => {
  app.jobs.define({
    name: publishJob,
    lane: 'seconds',
    run: ({ payload }) => publishRelease(dependencies, payload as { releaseId: string }),
  });
  app.jobs.define({
    name: encodeJob,
    lane: 'hours',
    run: ({ payload, signal }) => encodeTrack(dependencies, payload as { trackId: string }, signal),
  });
};
