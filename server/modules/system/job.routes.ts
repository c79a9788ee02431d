import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { type JobName, jobNameSchema, jobStateSchema } from '#contract/job.ts';
import { retryArtistBodySchema } from '#contract/system.ts';
import { getViewer } from '../../platform/access.ts';
import type { AppModule } from '../../platform/app.ts';
import { discardJob, retryJob } from '../../platform/jobs/job-state.repository.ts';
import { problem } from '../../platform/problems.ts';
import { takeBack } from '../figures/index.ts';
import { actingAdmin, recordStaffAction } from '../staff-action/index.ts';
import { readJobs } from './read-jobs.ts';

const right = 'service';
const config = { access: { permission: 'admin.open', right } } as const;
const schema = { body: jobNameSchema, response: { 204: z.null() } };

/** See docs/product/administration.md. */
export const jobRoutes: AppModule = (app, dependencies) => {
  const { clock, databaseNow } = dependencies;
  const { jobs } = app;

  app.get('/api/admin/jobs', { config, schema: { response: { 200: jobStateSchema } } }, () =>
    readJobs({ ...dependencies, jobs }),
  );

  app.post('/api/admin/jobs/retry', { config, schema }, async (request) => {
    await decide(request, request.body, {
      action: 'job.retry',
      isDone: await retryJob(request.tx, request.body, databaseNow()),
    });
  });

  app.post('/api/admin/jobs/discard', { config, schema }, async (request) => {
    const isRepeated = jobs.kinds().some(({ name, every }) => name === request.body.kind && every);
    await decide(request, request.body, {
      action: 'job.discard',
      isDone: !isRepeated && (await discardJob(request.tx, request.body)),
    });
  });

  app.post(
    '/api/admin/figures/retry',
    { config, schema: { body: retryArtistBodySchema, response: { 204: z.null() } } },
    async (request) => {
      const id = request.body.artist;
      const name = await takeBack(request.tx, id);
      if (name === null) throw problem('not-found');
      await record(request, 'figures.retry', { kind: 'artist', id, name });
    },
  );

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
