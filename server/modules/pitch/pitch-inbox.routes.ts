import * as z from 'zod/mini';
import { inboxQuerySchema } from '#contract/inbox.ts';
import {
  acceptPitchBodySchema,
  judgedPitchSchema,
  pitchInboxSchema,
  rejectPitchBodySchema,
  takePitchBodySchema,
} from '#contract/pitch.ts';
import { idSchema } from '#contract/primitives.ts';
import type { AppModule } from '../../platform/app.ts';
import { signFor } from '../../platform/sign-for.ts';
import { problem } from '../../platform/problems.ts';
import { readInbox } from '../staff-action/index.ts';
import { acceptPitch, pitchDecisions, rejectPitch, takeUpPitch } from './decide-pitch.ts';
import { describeJudged } from './describe-pitch.ts';
import { countPitches, findPart, findPitch } from './pitch.repository.ts';

/** See docs/product/pitching.md. */
export const pitchInboxRoutes: AppModule = (app, dependencies) => {
  const { db, clock } = dependencies;
  const signing = signFor(dependencies);
  const config = { access: { permission: 'editorial.manage' } } as const;
  const params = z.strictObject({ id: idSchema });
  const response = { 204: z.null() };

  app.get(
    '/api/editorial/pitches',
    { config, schema: { querystring: inboxQuerySchema, response: { 200: pitchInboxSchema } } },
    (request) =>
      readInbox({
        find: (limit) => findPart(db, request.query, limit),
        count: () => countPitches(db, request.query),
        getPosition: ({ pitch: { id, submittedAt } }) => ({ order: submittedAt.getTime(), id }),
        describe: (rows) => describeJudged(db, rows, signing(request)),
      }),
  );

  app.get(
    '/api/editorial/pitches/:id',
    { config, schema: { params, response: { 200: judgedPitchSchema } } },
    async (request) => {
      const found = await findPitch(db, request.params.id);
      const [pitch] = await describeJudged(db, found, signing(request));
      if (pitch === undefined) throw problem('not-found');
      return pitch;
    },
  );

  app.post(
    '/api/editorial/pitches/:id/take',
    { config, schema: { params, body: takePitchBodySchema, response } },
    async (request) => {
      await pitchDecisions.decide(request, clock, (tx, pitch, on) =>
        takeUpPitch(tx, pitch, request.body, on),
      );
    },
  );

  app.post(
    '/api/editorial/pitches/:id/accept',
    { config, schema: { params, body: acceptPitchBodySchema, response } },
    async (request) => {
      await pitchDecisions.decide(request, clock, (tx, pitch, on) =>
        acceptPitch(tx, pitch, request.body, on),
      );
    },
  );

  app.post(
    '/api/editorial/pitches/:id/reject',
    { config, schema: { params, body: rejectPitchBodySchema, response } },
    async (request) => {
      await pitchDecisions.decide(request, clock, (tx, pitch, on) =>
        rejectPitch(tx, pitch, request.body, on),
      );
    },
  );

  app.post(
    '/api/editorial/pitches/:id/undo',
    { config, schema: { params, response } },
    async (request) => {
      await pitchDecisions.undo(request, clock);
    },
  );
};
