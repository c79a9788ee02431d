import type { FastifyRequest } from 'fastify';
import type { JobName } from '#contract/job.ts';
import { getViewer } from '../../../platform/access.ts';
import type { AppModule } from '../../../platform/app.ts';
import { discardJob, retryJob } from '../../../platform/jobs/job-state.repository.ts';
import { problem } from '../../../platform/problems.ts';
import { serve } from '../../../platform/serve.ts';
import { takeBack } from '../../figures/figures/index.ts';
import { actingAdmin, recordStaffAction } from '../../accounts/staff-action/index.ts';
import { readJobs } from './read-jobs.ts';

const right = 'service';
const config = { access: { permission: 'admin.open', right } } as const;

/** See docs/product/administration.md. */
export const jobRoutes: AppModule = (app, dependencies) => {
  const { clock, databaseNow } = dependencies;
  const { jobs } = app;

  serve(app, 'GET /admin/jobs', config, () => readJobs({ ...dependencies, jobs }));

  serve(app, 'POST /admin/jobs/retry', config, async (request) => {
    await decide(request, request.body, {
      action: 'job.retry',
      isDone: await retryJob(request.tx, request.body, databaseNow()),
    });
  });

  serve(app, 'POST /admin/jobs/discard', config, async (request) => {
    const isRepeated = jobs.kinds().some(({ name, every }) => name === request.body.kind && every);
    await decide(request, request.body, {
      action: 'job.discard',
      isDone: !isRepeated && (await discardJob(request.tx, request.body)),
    });
  });

  serve(app, 'POST /admin/figures/retry', config, async (request) => {
    const id = request.body.artist;
    const name = await takeBack(request.tx, id);
    if (name === null) throw problem('not-found');
    await record(request, 'figures.retry', { kind: 'artist', id, name });
  });

  /** Neither key nor reason is logged, because both may name a person. */
  async function decide(
    request: FastifyRequest,
    { kind }: JobName,
    { action, isDone }: { action: string; isDone: boolean },
  ) {
    if (!isDone) throw problem('not-found');
    await record(request, action, { kind: 'job', id: kind, name: kind });
  }

  async function record(
    request: FastifyRequest,
    action: string,
    target: { kind: 'job' | 'artist'; id: string; name: string },
  ) {
    const caller = { id: getViewer(request).id, address: request.ip };
    const { actor } = await actingAdmin(request.tx, caller, { ...dependencies, right });
    const unchanged = { before: null, after: null };
    await recordStaffAction(request.tx, { actor, now: clock(), action, target, ...unchanged });
  }
};
