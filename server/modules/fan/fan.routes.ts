import { actingQuerySchema } from '#contract/acting.ts';
import { fanListSchema, fanQuerySchema, fanSummarySchema } from '#contract/fan.ts';
import type { AppModule } from '../../platform/app.ts';
import { getLanguage } from '../../platform/get-language.ts';
import { findActingArtist } from '../ownership/index.ts';
import { describeFans } from './describe-fan.ts';
import { countFans, findFans } from './fan.repository.ts';

/** See docs/product/fans.md. */
export const fanRoutes: AppModule = (app, { db, clock }) => {
  const config = { access: { permission: 'promotion.open' } } as const;
  const getArtist = findActingArtist({ clock });

  app.get(
    '/api/promotion/fans',
    { config, schema: { querystring: fanQuerySchema, response: { 200: fanListSchema } } },
    async (request) => {
      const rows = await findFans(db, await getArtist(db, request), request.query);
      return describeFans(db, rows, getLanguage(request));
    },
  );

  app.get(
    '/api/promotion/fans/summary',
    { config, schema: { querystring: actingQuerySchema, response: { 200: fanSummarySchema } } },
    async (request) => countFans(db, await getArtist(db, request)),
  );
};
