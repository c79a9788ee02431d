import { useEffect, useEffectEvent } from 'react';
import { useSelector } from 'react-redux';
import { useArtistQuery } from '@/entities/artist';
import { extendQueue, selectUpcomingItems, useIsCurrentTrack } from '@/entities/playback';
import type { Track } from '@/shared/contract/track.ts';
import { useAppDispatch } from '@/shared/redux';

/** Source of a queue. */
export const trackSource = (id: string): string => `track:${id}`;

/**
 * The artist's other top tracks. If they arrive after the track was started, they join the queue.
 */
export function useMoreByArtist({ id, artist }: Pick<Track, 'id' | 'artist'>) {
  const dispatch = useAppDispatch();
  const query = useArtistQuery(artist.id);
  const isLast = useSelector(selectUpcomingItems).length === 0;
  const isAlone = useIsCurrentTrack(id) && isLast;
  const more = query.data?.topTracks.filter((track) => track.id !== id) ?? [];

  const handleArrival = useEffectEvent(() => {
    if (isAlone) dispatch(extendQueue({ source: trackSource(id), tracks: more }));
  });
  useEffect(() => {
    if (query.isSuccess) handleArrival();
  }, [query.isSuccess]);

  return { more, isLoading: query.isLoading };
}
