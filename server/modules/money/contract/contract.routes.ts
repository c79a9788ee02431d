import type { FastifyRequest } from 'fastify';
import { getViewer } from '../../../platform/access.ts';
import type { AppModule } from '../../../platform/app.ts';
import type { Db } from '../../../platform/database/db.ts';
import { answerOnce } from '../../../platform/repeats/answer-once.ts';
import { toDay } from '../../../platform/days.ts';
import { serve } from '../../../platform/serve.ts';
import { requireAgreement } from '../../catalogue/label/index.ts';
import { labelFor } from '../../catalogue/ownership/index.ts';
import { findActor } from '../../accounts/staff-action/index.ts';
import { answerOffer, endContract, withdrawOffer } from './change-contract.ts';
import { findCandidates, readOffers } from './read-offers.ts';
import { offerContract, offerToNewArtist } from './offer-contract.ts';

/** See docs/product/contracts.md. */
export const contractRoutes: AppModule = (app, { db, clock }) => {
  const ofLabel = { access: { permission: 'label.open' } } as const;
  const ofArtist = { access: { permission: 'artist.open' } } as const;

  async function doing(tx: Db, request: FastifyRequest) {
    const now = clock();
    const actor = await findActor(tx, { id: getViewer(request).id, address: request.ip });
    return { actor, now, day: toDay(now) };
  }

  const asLabel = <Answer>(
    request: FastifyRequest,
    named: string | undefined,
    work: (tx: Db, on: Awaited<ReturnType<typeof doing>> & { labelId: string }) => Promise<Answer>,
  ) =>
    answerOnce(request, clock, async (tx) => {
      const labelId = await labelFor(tx, getViewer(request), { named });
      return work(tx, { ...(await doing(tx, request)), labelId });
    });

  serve(app, 'GET /label/candidates', ofLabel, async (request) => {
    const { q, label } = request.query;
    const labelId = await labelFor(db, getViewer(request), { named: label });
    return findCandidates(db, q, { label: labelId, day: toDay(clock()) });
  });

  serve(app, 'POST /label/artists', ofLabel, async (request) => {
    return asLabel(request, request.query.label, async (tx, on) => {
      await requireAgreement(tx, on.labelId);
      return offerToNewArtist(tx, request.body, on);
    });
  });

  serve(app, 'POST /label/artists/:id/offers', ofLabel, async (request) => {
    const { id: artistId } = request.params;
    return asLabel(request, request.query.label, async (tx, on) => {
      await requireAgreement(tx, on.labelId);
      return offerContract(tx, { artistId, terms: request.body }, on);
    });
  });

  serve(app, 'DELETE /label/offers/:id', ofLabel, async (request) => {
    await asLabel(request, request.query.label, async (tx, { labelId, ...on }) => {
      await withdrawOffer(tx, { labelId, id: request.params.id }, on);
      return null;
    });
  });

  serve(app, 'POST /label/contracts/:id/end', ofLabel, async (request) => {
    const { lastDay } = request.body;
    await asLabel(request, request.query.label, async (tx, { labelId, ...on }) => {
      await endContract(tx, { labelId, id: request.params.id, lastDay }, on);
      return null;
    });
  });

  serve(app, 'GET /artist/offers', ofArtist, (request) =>
    readOffers(db, getViewer(request).id, toDay(clock())),
  );

  serve(app, 'POST /artist/offers/:id', ofArtist, async (request) => {
    const {
      tx,
      params: { id },
    } = request;
    await answerOffer(tx, { id, ...request.body }, await doing(tx, request));
  });
};
