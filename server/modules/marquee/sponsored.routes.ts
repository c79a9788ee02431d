import * as z from 'zod/mini';
import { seenBodySchema } from '#contract/marquee.ts';
import { emptyBodySchema, idSchema } from '#contract/primitives.ts';
import { getViewer } from '../../platform/access.ts';
import type { AppModule } from '../../platform/app.ts';
import { problem } from '../../platform/problems.ts';
import { serve } from '../../platform/serve.ts';
import { countClick, countImpression } from './count-showing.repository.ts';
import { hideSponsor, showSponsorAgain } from './hidden-sponsor.repository.ts';
import { showSponsored } from './show-sponsored.ts';
import { wasShown } from './sign-showing.ts';

/** Every call may be repeated. See docs/product/marquee.md. */
export const sponsoredRoutes: AppModule = (app, dependencies) => {
  const { clock, mediaKeys: secret } = dependencies;
  const options = {
    config: { access: 'listener' },
    schema: {
      params: z.strictObject({ id: idSchema }),
      body: emptyBodySchema,
      response: { 204: z.null() },
    },
  } as const;
  const url = '/api/user/sponsored/:id';

  serve(app, 'GET /user/sponsored', { access: 'listener' }, async (request) => {
    const placement = { playlist: request.query.playlist };
    const asking = { listenerId: getViewer(request).id, placement };
    return { sponsored: await showSponsored(dependencies, asking) };
  });

  const seenOptions = { ...options, schema: { ...options.schema, body: seenBodySchema } };
  app.post(`${url}/impression`, seenOptions, async (request) => {
    const seen = { campaignId: request.params.id, listenerId: getViewer(request).id, now: clock() };
    if (!wasShown(seen, request.body.showing, { now: seen.now, secret }))
      throw problem('forbidden');
    await countImpression(request.tx, seen);
  });

  serve(app, 'POST /user/sponsored/:id/click', { access: 'listener' }, async (request) => {
    const seen = { campaignId: request.params.id, listenerId: getViewer(request).id, now: clock() };
    await countClick(request.tx, seen);
  });

  serve(app, 'PUT /user/sponsored/:id/hidden', { access: 'listener' }, async (request) => {
    const hidden = { campaignId: request.params.id, listenerId: getViewer(request).id };
    await hideSponsor(request.tx, { ...hidden, now: clock() });
  });

  serve(app, 'DELETE /user/sponsored/:id/hidden', { access: 'listener' }, async (request) => {
    const hidden = { campaignId: request.params.id, listenerId: getViewer(request).id };
    await showSponsorAgain(request.tx, hidden);
  });
};
