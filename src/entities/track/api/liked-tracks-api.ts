import { original } from '@reduxjs/toolkit';
import { getAnswer, api, orKept, withSample } from '@/shared/api';
import { pageLimits } from '@/shared/contract/limits.ts';
import type { Track } from '@/shared/contract/track.ts';
import { startListening } from '@/shared/redux';
import { type TrackList, withBeginning, withEntryByDate, withoutEntry } from '../lib/track-list';
import { trackLikeChanged } from '../model/likes-slice';
import { likedListTag } from './track-api';

const contract = () => import('@/shared/contract/track.ts');
const listSchema = async () => (await contract()).trackListSchema;

const askBeginning = withSample<Track[]>({
  query: () => ({ url: '/tracks/liked', params: { limit: pageLimits.tracks } }),
  schema: listSchema,
  sample: async () => (await import('@/shared/sample/sample-tracks.ts')).sampleLikedTracks(),
});

/** Cursor and totals are in headers. */
function likedList(tracks: Track[], headers: Headers | undefined): TrackList {
  const seconds = tracks.reduce((sum, { duration }) => sum + duration, 0);
  return {
    tracks: tracks.map((track) => (track.likedAt ? { ...track, addedAt: track.likedAt } : track)),
    nextCursor: headers?.get('x-next-cursor') ?? null,
    trackCount: Number(headers?.get('x-total-count') ?? tracks.length),
    totalDuration: Number(headers?.get('x-total-duration') ?? seconds),
  };
}

export const likedTracksApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The latest like first. */
    likedTracks: build.query<TrackList, void>({
      queryFn: orKept<TrackList>(async (_void, queryApi, extra, ask) => {
        const { data, error, meta } = await askBeginning(undefined, queryApi, extra, ask);
        if (!data) return { error: error ?? { kind: 'server' } };
        const list = likedList(data, meta?.response?.headers);
        return { data: list, ...(meta && { meta }) };
      }),
      providesTags: [likedListTag],
      merge: (draft, fresh) => {
        const known = original(draft);
        return known ? withBeginning(known, fresh) : fresh;
      },
      // Rows follow their likes without a refetch.
      onCacheEntryAdded: async (_void, entry) => {
        const left = new Map<string, Track>();
        const stop = startListening({
          actionCreator: trackLikeChanged,
          effect: ({ payload: { id, liked, likedAt } }) => {
            const list = entry.getCacheEntry().data;
            const track = list?.tracks.find((each) => each.id === id);
            const restored = liked && likedAt ? left.get(id) : undefined;
            if (list && track && !liked) {
              left.set(id, track);
              entry.updateCachedData(() => withoutEntry(list, id));
            } else if (list && restored && !track) {
              entry.updateCachedData(() => withEntryByDate(list, restored));
            }
          },
        });
        await entry.cacheEntryRemoved;
        stop();
      },
    }),
    likedTracksPart: build.query<TrackList, string>({
      query: (cursor) => ({
        url: '/tracks/liked',
        params: { cursor, limit: pageLimits.tracksMax },
      }),
      rawResponseSchema: getAnswer(listSchema),
      transformResponse: (tracks: Track[], meta) => likedList(tracks, meta?.response?.headers),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useLikedTracksQuery } = likedTracksApi;
