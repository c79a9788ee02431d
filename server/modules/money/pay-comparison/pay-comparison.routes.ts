import { getViewer } from '../../../platform/access.ts';
import type { AppModule } from '../../../platform/app.ts';
import { serve } from '../../../platform/serve.ts';
import { imagePath } from '../../../media/image-path.ts';
import { labelFor } from '../../catalogue/ownership/index.ts';
import { findComparedMonths, findComparison } from './pay-comparison.repository.ts';

/** Ten years. */
const mostMonths = 120;

const fromMicros = (micros: number) => micros / 1_000_000;

/** See docs/product/payments.md. */
export const payComparisonRoutes: AppModule = (app, { db }) => {
  serve(
    app,
    'GET /label/pay-comparison',
    { access: { permission: 'label.open' } },
    async (request) => {
      const labelId = await labelFor(db, getViewer(request), { named: request.query.label });
      const months = await findComparedMonths(db, labelId, mostMonths);
      const month = request.query.month ?? months[0] ?? null;
      const rows = month === null ? [] : await findComparison(db, labelId, month);
      return {
        months,
        month,
        artists: rows.map(({ artistId, name, streams, listeners, proRata, userCentric }) => ({
          artist: { id: artistId, name, image: imagePath('artist', artistId) },
          streams,
          listeners,
          proRata: fromMicros(proRata),
          userCentric: fromMicros(userCentric),
        })),
      };
    },
  );
};
