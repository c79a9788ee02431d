import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { type JobName, jobNameSchema, jobStateSchema } from '#contract/job.ts';
import { getViewer } from '../../platform/access.ts';
import type { AppModule } from '../../platform/app.ts';
import { discardJob, retryJob } from '../../platform/jobs/job-state.repository.ts';
import { problem } from '../../platform/problems.ts';
import { actingAdmin, recordStaffAction } from '../staff-action/index.ts';
import { readJobs } from './read-jobs.ts';

const right = 'service';
const config = { access: { permission: 'admin.open', right } } as const;
const schema = { body: jobNameSchema, response: { 204: z.null() } };

/** See docs/product/administration.md. */
export const jobRoutes: AppModule = (app, dependencies) => {
  const { clock, databaseClock } = dependencies;
  const { jobs } = app;

  app.get('/api/admin/jobs', { config, schema: { response: { 200: jobStateSchema } } }, () =>
    readJobs({ ...dependencies, jobs }),
  );

  app.post('/api/admin/jobs/retry', { config, schema }, async (request) => {
    const now = await databaseClock();
    await decide(request, request.body, {
      action: 'job.retry',
      isDone: await retryJob(request.tx, request.body, now),
    });
  });

  app.post('/api/admin/jobs/discard', { config, schema }, async (request) => {
    const isRepeated = jobs.kinds().some(({ name, every }) => name === request.body.kind && every);
    await decide(request, request.body, {
      action: 'job.discard',
      isDone: !isRepeated && (await discardJob(request.tx, request.body)),
    });
  });

  /** Neither key nor reason is logged, because both may name a person. */
  async function decide(
    request: FastifyRequest,
    { kind }: JobName,
    { action, isDone }: { action: string; isDone: boolean },
  ) {
    if (!isDone) throw problem('not-found');
    const caller = { id: getViewer(request).id, address: request.ip };
    const { actor } = await actingAdmin(request.tx, caller, { ...dependencies, right });
    await recordStaffAction(request.tx, {
      actor,
      now: clock(),
      action,
      target: { kind: 'job', id: kind, name: kind },
      before: null,
      after: null,
    });
  }
};
