import { getViewer } from '../../../platform/access.ts';
import type { AppModule } from '../../../platform/app.ts';
import { problem } from '../../../platform/problems.ts';
import { serve } from '../../../platform/serve.ts';
import { countClick, countImpression } from './count-showing.repository.ts';
import { hideSponsor, showSponsorAgain } from './hidden-sponsor.repository.ts';
import { showSponsored, showSpot } from './show-sponsored.ts';
import { wasShown } from './sign-showing.ts';

/** Every call may be repeated. See docs/product/marquee.md. */
export const sponsoredRoutes: AppModule = (app, dependencies) => {
  const { clock, mediaKeys: secret } = dependencies;
  const config = { access: 'listener' } as const;

  serve(app, 'GET /user/sponsored', config, async (request) => {
    const placement = { playlist: request.query.playlist };
    const asking = { listenerId: getViewer(request).id, placement };
    return { sponsored: await showSponsored(dependencies, asking) };
  });

  serve(app, 'GET /user/spot', config, async (request) => {
    return { spot: await showSpot(dependencies, getViewer(request).id) };
  });

  serve(app, 'POST /user/sponsored/:id/impression', config, async (request) => {
    const seen = { campaignId: request.params.id, listenerId: getViewer(request).id, now: clock() };
    if (!wasShown(seen, request.body.showing, { now: seen.now, secret }))
      throw problem('forbidden');
    await countImpression(request.tx, seen);
  });

  serve(app, 'POST /user/sponsored/:id/click', config, async (request) => {
    const seen = { campaignId: request.params.id, listenerId: getViewer(request).id, now: clock() };
    await countClick(request.tx, seen);
  });

  serve(app, 'PUT /user/sponsored/:id/hidden', config, async (request) => {
    const hidden = { campaignId: request.params.id, listenerId: getViewer(request).id };
    await hideSponsor(request.tx, { ...hidden, now: clock() });
  });

  serve(app, 'DELETE /user/sponsored/:id/hidden', config, async (request) => {
    const hidden = { campaignId: request.params.id, listenerId: getViewer(request).id };
    await showSponsorAgain(request.tx, hidden);
  });
};
