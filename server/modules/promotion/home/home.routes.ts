import { type Home } from '#contract/home.ts';
import { imagePath } from '../../../media/image-path.ts';
import { getViewer } from '../../../platform/access.ts';
import type { AppModule } from '../../../platform/app.ts';
import { serve } from '../../../platform/serve.ts';
import { describeMix, readMixes } from '../../listening/mix/index.ts';
import { playlistCover } from '../../listening/playlist/index.ts';
import { findStoryRings } from '../story/index.ts';
import { followsAnArtist } from '../../catalogue/artist/index.ts';
import { findNewReleases } from './new-release.repository.ts';
import { findOpenedLists, type OpenedRow } from './opened-list.repository.ts';

const openedMost = 5;
const rowMost = 6;

/** Days for which an album is new. */
const isNewFor = 730;

const describeList = ({ kind, id, title, foreign }: OpenedRow) => ({
  kind,
  id,
  title,
  coverImage: kind === 'playlist' ? playlistCover(id, foreign) : imagePath(kind, id),
});

/** Everything of a listener's home in one call. See docs/product/home.md. */
export const homeRoutes: AppModule = (app, dependencies) => {
  const { db, clock } = dependencies;

  /** A row that cannot be read is empty, and the others are there. */
  async function orEmpty<Row>(reading: Promise<Row[]>): Promise<Row[]> {
    try {
      return await reading;
    } catch (error) {
      app.log.error(error, 'a row of home cannot be read');
      return [];
    }
  }

  serve(app, 'GET /user/home', { access: 'listener' }, async (request): Promise<Home> => {
    const listenerId = getViewer(request).id;
    const now = clock();
    const [opened, releases, mixes, stories, hasFollowed] = await Promise.all([
      orEmpty(findOpenedLists(db, listenerId)),
      orEmpty(findNewReleases(db, { listenerId, now, days: isNewFor, limit: rowMost })),
      orEmpty(readMixes(dependencies, { listenerId, zone: request.query.zone })),
      orEmpty(findStoryRings(db, { listenerId, now })),
      followsAnArtist(db, listenerId),
    ]);
    return {
      opened: opened.slice(0, openedMost).map(describeList),
      unfinished: opened
        .flatMap(({ left, next, ...list }) =>
          left && next !== null ? { ...describeList({ ...list, left, next }), left, next } : [],
        )
        .slice(0, rowMost),
      releases: releases.map((album) => ({ ...album, coverImage: imagePath('album', album.id) })),
      mixes: mixes.map(describeMix),
      hasStories: stories.length > 0,
      hasFollowed,
    };
  });
};
