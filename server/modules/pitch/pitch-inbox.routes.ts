import * as z from 'zod/mini';
import { pitchLimits } from '#contract/pitch-choices.ts';
import {
  acceptPitchBodySchema,
  pitchInboxQuerySchema,
  pitchInboxSchema,
  rejectPitchBodySchema,
  takePitchBodySchema,
} from '#contract/pitch.ts';
import { idSchema } from '#contract/primitives.ts';
import type { AppModule } from '../../platform/app.ts';
import { signFor } from '../../platform/sign-for.ts';
import { cutPart } from '../../platform/cursor.ts';
import { decisionsOn } from '../staff-action/acting.ts';
import { acceptPitch, rejectPitch, takeUpPitch } from './decide-pitch.ts';
import { describeJudged } from './describe-pitch.ts';
import { countWaiting, findPart, holdPitch } from './pitch.repository.ts';

const { inboxPage } = pitchLimits;

/** See docs/product/pitching.md. */
export const pitchInboxRoutes: AppModule = (app, dependencies) => {
  const { db, clock } = dependencies;
  const signing = signFor(dependencies);
  const config = { access: { permission: 'editorial.manage' } } as const;
  const params = z.strictObject({ id: idSchema });
  const response = { 204: z.null() };

  const decide = decisionsOn({ db, clock }, holdPitch);

  app.get(
    '/api/editorial/pitches',
    {
      config,
      schema: { querystring: pitchInboxQuerySchema, response: { 200: pitchInboxSchema } },
    },
    async (request) => {
      const { query } = request;
      const [found, waiting] = await Promise.all([
        findPart(db, query, inboxPage + 1),
        countWaiting(db),
      ]);
      const { rows, nextCursor } = cutPart(found, inboxPage, ({ pitch }) => ({
        order: pitch.submittedAt.getTime(),
        id: pitch.id,
      }));
      const pitches = await describeJudged(db, rows, signing(request));
      return { pitches, waiting, nextCursor };
    },
  );

  app.post(
    '/api/editorial/pitches/:id/take',
    { config, schema: { params, body: takePitchBodySchema, response } },
    async (request, reply) => {
      await decide(request, (tx, pitch, on) => takeUpPitch(tx, pitch, request.body, on));
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/api/editorial/pitches/:id/accept',
    { config, schema: { params, body: acceptPitchBodySchema, response } },
    async (request, reply) => {
      await decide(request, (tx, pitch, on) => acceptPitch(tx, pitch, request.body, on));
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/api/editorial/pitches/:id/reject',
    { config, schema: { params, body: rejectPitchBodySchema, response } },
    async (request, reply) => {
      await decide(request, (tx, pitch, on) => rejectPitch(tx, pitch, request.body, on));
      return reply.code(204).send(null);
    },
  );
};
