import type { AppModule } from '../../../platform/app.ts';
import { deleteOldLinks } from './press-link.repository.ts';
import { encodeJob, encodeTrack } from './encode-track.ts';
import { publishJob, publishRelease } from './publish-release.ts';

/** Milliseconds. */
const sweepEvery = 24 * 3_600_000;

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
  app.jobs.define({
    name: 'release.sweep',
    lane: 'hours',
    every: sweepEvery,
    run: () => deleteOldLinks(dependencies.db, dependencies.clock()),
  });
};
