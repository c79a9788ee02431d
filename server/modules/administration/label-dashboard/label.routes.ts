import { getViewer } from '../../../platform/access.ts';
import type { AppModule } from '../../../platform/app.ts';
import { problem } from '../../../platform/problems.ts';
import { serve } from '../../../platform/serve.ts';
import { artistFor } from '../../catalogue/ownership/index.ts';
import { findLabelPayouts } from '../../money/payment-history/index.ts';
import { findContracts } from '../../catalogue/label/index.ts';
import { describeLabel } from './label-info.ts';

export const labelRoutes: AppModule = (app, { db, clock }) => {
  serve(
    app,
    'GET /artist/label-info',
    { access: { permission: 'artist.open' } },
    async (request) => {
      const day = clock().toISOString().slice(0, 10);
      const artistId = await artistFor(db, getViewer(request), {
        named: request.query.artist,
        day,
      });
      const contracts = await findContracts(db, artistId);
      const info = describeLabel(contracts, await findLabelPayouts(db, artistId), day);
      if (info === null) throw problem('not-found');
      return info;
    },
  );
};
