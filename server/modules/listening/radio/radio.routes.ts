import { radioWithoutMost } from '#contract/limits.ts';
import { type Radio } from '#contract/radio.ts';
import type { AppModule } from '../../../platform/app.ts';
import { problem } from '../../../platform/problems.ts';
import { serve } from '../../../platform/serve.ts';
import { findVisible } from '../playlist/index.ts';
import { findStandingAlbum } from '../../catalogue/album/index.ts';
import { describeTracks } from '../../catalogue/track/index.ts';
import { chooseSimilar, chooseUnheard } from './choose-similar.ts';
import { findCandidates, findRecommended, findSeeds, findTaste } from './radio.repository.ts';

export const radioRoutes: AppModule = (app, dependencies) => {
  const { db } = dependencies;
  serve(
    app,
    'GET /radio',
    { access: 'optional' },
    async ({ query: { kind, id, without }, viewer }): Promise<Radio> => {
      if (kind === 'playlist' && (await findVisible(db, id, viewer)) === null)
        throw problem('not-found');
      const standing = kind === 'album' ? await findStandingAlbum(db, id) : null;
      const own = await findSeeds(db, kind, standing ?? id);
      if (own.length === 0 && kind !== 'playlist') throw problem('not-found');
      const seeds = own.length === 0 && viewer ? await findTaste(db, viewer.id) : own;
      const heard = without.split(',').slice(-radioWithoutMost);
      const listenerId = viewer?.id ?? null;
      const chosen = await chooseUnheard(heard, async (left) =>
        chooseSimilar(await findCandidates(db, seeds, { heard: left, listenerId }), Math.random),
      );
      const ids = chosen.map((one) => one.id);
      const rows = await findRecommended(db, ids, viewer?.id ?? null);
      const tracks = await describeTracks(rows, viewer, dependencies, { kind: 'radio' });
      const reasons = new Map(chosen.map((one) => [one.id, one.reason]));
      return {
        tracks: tracks.map((track) => {
          const reason = reasons.get(track.id);
          return { ...track, ...(reason && { reason }) };
        }),
      };
    },
  );
};
