import { getViewer } from '../../../platform/access.ts';
import type { AppModule } from '../../../platform/app.ts';
import { serve } from '../../../platform/serve.ts';
import { requireAgreement } from '../label/index.ts';
import { labelFor } from '../ownership/index.ts';
import { giveLyrics, removeLyrics } from './give-lyrics.ts';

/** See docs/product/lyrics.md. */
export const labelLyricsRoutes: AppModule = (app) => {
  const access = { permission: 'label.open' } as const;

  serve(app, 'PUT /label/tracks/:id/lyrics', { access }, async (request) => {
    const { tx, params, query, body } = request;
    const labelId = await labelFor(tx, getViewer(request), { named: query.label });
    await requireAgreement(tx, labelId);
    return { lyrics: await giveLyrics(tx, { trackId: params.id, labelId, text: body.text }) };
  });

  serve(app, 'DELETE /label/tracks/:id/lyrics', { access }, async (request, reply) => {
    const { tx, params, query } = request;
    const labelId = await labelFor(tx, getViewer(request), { named: query.label });
    await removeLyrics(tx, { trackId: params.id, labelId });
    reply.code(204);
    return null;
  });
};
