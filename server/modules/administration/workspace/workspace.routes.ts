import { getViewer } from '../../../platform/access.ts';
import type { AppModule } from '../../../platform/app.ts';
import { toDay } from '../../../platform/days.ts';
import { serve } from '../../../platform/serve.ts';
import { imagePath } from '../../../media/image-path.ts';
import { findLabels, findLabelsOf } from '../../catalogue/label/index.ts';
import { findOwnArtists, overseesAll } from '../../catalogue/ownership/index.ts';
import { findMostHeardArtists } from '../../catalogue/artist/index.ts';

const mostOwn = 2_000;
/** For an admin who has not chosen. */
const mostSuggested = 6;

/** See docs/product/ownership.md. */
export const workspaceRoutes: AppModule = (app, { db, clock }) => {
  serve(app, 'GET /workspaces', { access: { permission: 'promotion.open' } }, async (request) => {
    const viewer = getViewer(request);
    const isSuggested = overseesAll(viewer);
    const artists = isSuggested
      ? (await findMostHeardArtists(db, mostSuggested)).map((artist) => ({
          ...artist,
          labelId: null,
        }))
      : await findOwnArtists(db, viewer.id, { day: toDay(clock()), limit: mostOwn });
    const labels = isSuggested
      ? await findLabels(db, mostSuggested)
      : await findLabelsOf(db, viewer.id, mostOwn);
    return {
      artists: artists.map((artist) => ({ ...artist, image: imagePath('artist', artist.id) })),
      labels: labels.map(({ id, name }) => ({ id, name })),
    };
  });
};
