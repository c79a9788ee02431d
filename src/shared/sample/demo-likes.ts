import { catalogue } from './catalogue.ts';
import { pickTracks } from './lists/pick-tracks.ts';
import { releasedAt } from './playlist-entries.ts';
import { sampleToday } from './sample-today.ts';
import { seeded } from './seeded.ts';

const day = 86_400_000;

/** Likes of the demo listener, newest first; `likedAt` is ISO 8601, within the last year. */
export const demoLikes: { trackId: string; likedAt: string }[] = pickTracks(catalogue, {
  key: 'demo likes',
  artists: catalogue.artists.map(({ id }) => id.slice('art_'.length)),
  length: 25,
})
  .map(({ id }) => {
    const moment = Date.parse(sampleToday) - Math.floor(seeded(`${id} liked`) * 360 * day);
    return {
      trackId: id,
      likedAt: new Date(Math.max(moment, releasedAt(id) + day / 2)).toISOString(),
    };
  })
  .toSorted((one, other) => other.likedAt.localeCompare(one.likedAt));
