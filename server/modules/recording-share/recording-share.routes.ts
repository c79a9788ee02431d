import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { artistQuerySchema, labelQuerySchema } from '#contract/acting.ts';
import { idSchema } from '#contract/primitives.ts';
import {
  answerShareBodySchema,
  newShareSchema,
  ownSharesSchema,
  sharedTracksSchema,
  shareMadeSchema,
} from '#contract/recording-share.ts';
import { getViewer } from '../../platform/access.ts';
import type { AppModule } from '../../platform/app.ts';
import type { Db } from '../../platform/database/db.ts';
import { toDay } from '../../platform/days.ts';
import { problem } from '../../platform/problems.ts';
import { answerOnce } from '../../platform/repeats/answer-once.ts';
import { requireAgreement } from '../label/index.ts';
import { artistFor, labelFor } from '../ownership/index.ts';
import { findActor } from '../staff-action/index.ts';
import { answerShare } from './answer-share.ts';
import { proposeShare, withdrawShare } from './propose-share.ts';
import { readOwnShares, readSharedTracks } from './read-shares.ts';
import { findLabelInForce } from './recording-share.repository.ts';

const params = z.strictObject({ id: idSchema });
const nothing = z.null();

/** See docs/product/recording-shares.md. */
export const recordingShareRoutes: AppModule = (app, { db, clock }) => {
  const ofLabel = { access: { permission: 'label.open' } } as const;
  const ofArtist = { access: { permission: 'artist.open' } } as const;
  const ofAnybody = { access: 'listener' } as const;

  async function doing(tx: Db, request: FastifyRequest) {
    const now = clock();
    const actor = await findActor(tx, { id: getViewer(request).id, address: request.ip });
    return { actor, now, day: toDay(now) };
  }

  const artistOf = (on: Db, request: FastifyRequest, named: string | undefined) =>
    artistFor(on, getViewer(request), { named, day: toDay(clock()) });

  /** @throws {Problem} `not-found` for an artist without a contract in force with the label. */
  async function requireUnder(on: Db, artistId: string, labelId: string) {
    if ((await findLabelInForce(on, artistId, toDay(clock()))) !== labelId) {
      throw problem('not-found');
    }
  }

  app.get(
    '/api/artist/recording-shares',
    {
      config: ofArtist,
      schema: { querystring: artistQuerySchema, response: { 200: sharedTracksSchema } },
    },
    async (request) => {
      const day = toDay(clock());
      const artistId = await artistOf(db, request, request.query.artist);
      const canPropose = (await findLabelInForce(db, artistId, day)) === null;
      return readSharedTracks(db, artistId, { day, canPropose });
    },
  );

  app.post(
    '/api/artist/recording-shares',
    {
      config: ofArtist,
      schema: {
        querystring: artistQuerySchema,
        body: newShareSchema,
        response: { 201: shareMadeSchema },
      },
    },
    async (request) =>
      answerOnce(request, clock, async (tx) => {
        const artistId = await artistOf(tx, request, request.query.artist);
        const on = await doing(tx, request);
        return proposeShare(tx, request.body, { ...on, artistId, labelId: null });
      }),
  );

  app.delete(
    '/api/artist/recording-shares/:id',
    {
      config: ofArtist,
      schema: { params, querystring: artistQuerySchema, response: { 204: nothing } },
    },
    async (request) => {
      const { tx } = request;
      const artistId = await artistOf(tx, request, request.query.artist);
      const on = await doing(tx, request);
      await withdrawShare(tx, { id: request.params.id, artistId }, { ...on, labelId: null });
    },
  );

  app.get(
    '/api/label/artists/:id/recording-shares',
    {
      config: ofLabel,
      schema: { params, querystring: labelQuerySchema, response: { 200: sharedTracksSchema } },
    },
    async (request) => {
      const labelId = await labelFor(db, getViewer(request), { named: request.query.label });
      const { id: artistId } = request.params;
      await requireUnder(db, artistId, labelId);
      return readSharedTracks(db, artistId, { day: toDay(clock()), canPropose: true });
    },
  );

  app.post(
    '/api/label/artists/:id/recording-shares',
    {
      config: ofLabel,
      schema: {
        params,
        querystring: labelQuerySchema,
        body: newShareSchema,
        response: { 201: shareMadeSchema },
      },
    },
    async (request) =>
      answerOnce(request, clock, async (tx) => {
        const labelId = await labelFor(tx, getViewer(request), { named: request.query.label });
        const { id: artistId } = request.params;
        await requireAgreement(tx, labelId);
        await requireUnder(tx, artistId, labelId);
        const on = await doing(tx, request);
        return proposeShare(tx, request.body, { ...on, artistId, labelId });
      }),
  );

  app.delete(
    '/api/label/recording-shares/:id',
    {
      config: ofLabel,
      schema: { params, querystring: labelQuerySchema, response: { 204: nothing } },
    },
    async (request) => {
      const { tx } = request;
      const labelId = await labelFor(tx, getViewer(request), { named: request.query.label });
      const on = await doing(tx, request);
      await withdrawShare(tx, { id: request.params.id, artistId: null }, { ...on, labelId });
    },
  );

  app.get(
    '/api/payee/shares',
    { config: ofAnybody, schema: { response: { 200: ownSharesSchema } } },
    (request) => readOwnShares(db, getViewer(request).id, { day: toDay(clock()) }),
  );

  app.post(
    '/api/payee/shares/:id',
    {
      config: ofAnybody,
      schema: { params, body: answerShareBodySchema, response: { 204: nothing } },
    },
    async (request) => {
      const { tx } = request;
      const answer = { id: request.params.id, ...request.body };
      await answerShare(tx, answer, await doing(tx, request));
    },
  );
};
