import type { FastifyRequest } from 'fastify';
import { getViewer } from '../../../platform/access.ts';
import type { AppModule } from '../../../platform/app.ts';
import type { Db } from '../../../platform/database/db.ts';
import { toDay } from '../../../platform/days.ts';
import { problem } from '../../../platform/problems.ts';
import { answerOnce } from '../../../platform/repeats/answer-once.ts';
import { serve } from '../../../platform/serve.ts';
import { findLabelInForce, requireAgreement } from '../../catalogue/label/index.ts';
import { artistFor, labelFor } from '../../catalogue/ownership/index.ts';
import { findActor } from '../../accounts/staff-action/index.ts';
import { answerShare } from './answer-share.ts';
import { proposeShare, withdrawShare } from './propose-share.ts';
import { readOwnShares, readSharedTracks } from './read-shares.ts';

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

  serve(app, 'GET /artist/recording-shares', ofArtist, async (request) => {
    const day = toDay(clock());
    const artistId = await artistOf(db, request, request.query.artist);
    const canPropose = (await findLabelInForce(db, artistId, day)) === null;
    return readSharedTracks(db, artistId, { day, canPropose });
  });

  serve(app, 'POST /artist/recording-shares', ofArtist, async (request) =>
    answerOnce(request, clock, async (tx) => {
      const artistId = await artistOf(tx, request, request.query.artist);
      const on = await doing(tx, request);
      return proposeShare(tx, request.body, { ...on, artistId, labelId: null });
    }),
  );

  serve(app, 'DELETE /artist/recording-shares/:id', ofArtist, async (request) => {
    const { tx } = request;
    const artistId = await artistOf(tx, request, request.query.artist);
    const on = await doing(tx, request);
    await withdrawShare(tx, { id: request.params.id, artistId }, { ...on, labelId: null });
  });

  serve(app, 'GET /label/artists/:id/recording-shares', ofLabel, async (request) => {
    const labelId = await labelFor(db, getViewer(request), { named: request.query.label });
    const { id: artistId } = request.params;
    await requireUnder(db, artistId, labelId);
    return readSharedTracks(db, artistId, { day: toDay(clock()), canPropose: true });
  });

  serve(app, 'POST /label/artists/:id/recording-shares', ofLabel, async (request) =>
    answerOnce(request, clock, async (tx) => {
      const labelId = await labelFor(tx, getViewer(request), { named: request.query.label });
      const { id: artistId } = request.params;
      await requireAgreement(tx, labelId);
      await requireUnder(tx, artistId, labelId);
      const on = await doing(tx, request);
      return proposeShare(tx, request.body, { ...on, artistId, labelId });
    }),
  );

  serve(app, 'DELETE /label/recording-shares/:id', ofLabel, async (request) => {
    const { tx } = request;
    const labelId = await labelFor(tx, getViewer(request), { named: request.query.label });
    const on = await doing(tx, request);
    await withdrawShare(tx, { id: request.params.id, artistId: null }, { ...on, labelId });
  });

  serve(app, 'GET /payee/shares', ofAnybody, (request) =>
    readOwnShares(db, getViewer(request).id, { day: toDay(clock()) }),
  );

  serve(app, 'POST /payee/shares/:id', ofAnybody, async (request) => {
    const { tx } = request;
    const answer = { id: request.params.id, ...request.body };
    await answerShare(tx, answer, await doing(tx, request));
  });
};
