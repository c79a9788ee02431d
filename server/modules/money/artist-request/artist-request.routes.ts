import { artistRequestLimits } from '#contract/artist-request.ts';
import { getViewer } from '../../../platform/access.ts';
import type { AppModule } from '../../../platform/app.ts';
import { serve } from '../../../platform/serve.ts';
import { answerRequest } from './answer-request.ts';
import {
  countOpenRequests,
  findLastRequest,
  findOpenRequests,
} from './artist-request.repository.ts';
import { askForArtist } from './ask-for-artist.ts';

/** See docs/product/ownership.md. */
export const artistRequestRoutes: AppModule = (app, dependencies) => {
  const { db, clock } = dependencies;
  const ofArtist = { access: { permission: 'artist.request' } } as const;
  const ofStaff = { access: { permission: 'admin.open', right: 'people' } } as const;

  serve(app, 'GET /artist/request', ofArtist, async (request) => {
    const row = await findLastRequest(db, getViewer(request).id);
    if (row === null) return { request: null };
    const { id, artist, state, reason } = row;
    return { request: { id, artist, state, reason, askedAt: row.askedAt.toISOString() } };
  });

  serve(app, 'POST /artist/request', ofArtist, async (request) => {
    await askForArtist(request.tx, getViewer(request).id, request.body, clock());
  });

  serve(app, 'GET /admin/artist-requests', ofStaff, async () => ({
    requests: await findOpenRequests(db, artistRequestLimits.listed),
    total: await countOpenRequests(db),
  }));

  const answering = { ...ofStaff, stepUp: true } as const;
  serve(app, 'POST /admin/artist-requests/:id/answer', answering, async (request) => {
    const caller = { id: getViewer(request).id, address: request.ip };
    const { id } = request.params;
    await answerRequest(request.tx, dependencies, caller, { id, answer: request.body });
  });
};
