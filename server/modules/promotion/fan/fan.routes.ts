import type { AppModule } from '../../../platform/app.ts';
import { getLanguage } from '../../../platform/get-language.ts';
import { serve } from '../../../platform/serve.ts';
import { findActingArtist } from '../../catalogue/ownership/index.ts';
import { describeFans } from './describe-fan.ts';
import { countFans, findFans } from './fan.repository.ts';

/** See docs/product/fans.md. */
export const fanRoutes: AppModule = (app, { db, clock }) => {
  const config = { access: { permission: 'promotion.open' } } as const;
  const getArtist = findActingArtist({ clock });

  serve(app, 'GET /promotion/fans', config, async (request) => {
    const rows = await findFans(db, await getArtist(db, request), request.query);
    return describeFans(db, rows, getLanguage(request));
  });

  serve(app, 'GET /promotion/fans/summary', config, async (request) =>
    countFans(db, await getArtist(db, request)),
  );
};
