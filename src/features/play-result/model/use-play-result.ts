import { useTranslation } from 'react-i18next';
import { albumApi } from '@/entities/album';
import { artistApi } from '@/entities/artist';
import { usePlayTracks } from '@/entities/playback';
import { openedPlaylistApi, playlistSource } from '@/entities/playlist';
import type { BestResult } from '@/entities/search';
import type { Track } from '@/shared/contract/track.ts';
import { useAppDispatch } from '@/shared/redux';
import { showToast } from '@/shared/ui/toast';

type List = { tracks: readonly Track[]; source: string };

/** Plays what a result stands for; a song is followed by the other songs found. */
export function usePlayResult() {
  const { t } = useTranslation('features.play-result');
  const dispatch = useAppDispatch();
  const playTracks = usePlayTracks();

  async function read({ kind, found }: BestResult, songs: readonly Track[]): Promise<List> {
    const { id } = found;
    const source = kind === 'playlist' ? playlistSource(id) : `${kind}:${id}`;
    switch (kind) {
      case 'track': {
        const others = songs.filter((other) => other.id !== id);
        return { tracks: [found, ...others], source };
      }
      case 'artist': {
        const { data } = await dispatch(artistApi.endpoints.artist.initiate(id, once));
        return { tracks: data?.topTracks ?? [], source };
      }
      case 'album': {
        const { data } = await dispatch(albumApi.endpoints.album.initiate(id, once));
        return { tracks: data?.tracks ?? [], source };
      }
      case 'playlist': {
        const { data } = await dispatch(
          openedPlaylistApi.endpoints.openedPlaylist.initiate(id, once),
        );
        return { tracks: data?.tracks ?? [], source };
      }
    }
  }

  return async (result: BestResult, songs: readonly Track[]): Promise<void> => {
    const { tracks, source } = await read(result, songs);
    if (tracks.length > 0) playTracks({ tracks, startAt: 0, source });
    else showToast({ tone: 'danger', text: t('nothing') });
  };
}

const once = { subscribe: false };
