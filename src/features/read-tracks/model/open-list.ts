import { albumApi } from '@/entities/album';
import { artistApi } from '@/entities/artist';
import { chartApi } from '@/entities/chart';
import { mixApi } from '@/entities/mix';
import { openedPlaylistApi } from '@/entities/playlist';
import { likedTracksApi, type TrackList } from '@/entities/track';
import { userApi } from '@/entities/user';
import type { FullAlbum } from '@/shared/contract/album.ts';
import type { FullArtist } from '@/shared/contract/artist.ts';
import type { Chart } from '@/shared/contract/chart.ts';
import type { FullMix } from '@/shared/contract/mix.ts';
import type { FullPlaylist } from '@/shared/contract/playlist.ts';
import type { UserProfile } from '@/shared/contract/profile.ts';
import type { Track } from '@/shared/contract/track.ts';
import { logFailure } from '@/shared/lib/log';
import type { AppThunk } from '@/shared/redux';
import type { ListKind, MusicList } from '../lib/music-list';

export type ListAnswers = {
  playlist: FullPlaylist;
  album: FullAlbum;
  artist: FullArtist;
  chart: Chart;
  mix: FullMix;
  user: UserProfile;
  liked: TrackList;
};

/** Of a long list the first tracks. */
export type OpenedList = {
  [Kind in ListKind]: { kind: Kind; answer: ListAnswers[Kind]; tracks: readonly Track[] };
}[ListKind];

type Asking = PromiseLike<{ data?: unknown; error?: unknown }> & { unsubscribe: () => void };

const ask =
  ({ kind, id }: MusicList): AppThunk<Asking, never> =>
  (dispatch) => {
    switch (kind) {
      case 'playlist':
        return dispatch(openedPlaylistApi.endpoints.openedPlaylist.initiate(id));
      case 'album':
        return dispatch(albumApi.endpoints.album.initiate(id));
      case 'artist':
        return dispatch(artistApi.endpoints.artist.initiate(id));
      case 'chart':
        return dispatch(chartApi.endpoints.chart.initiate(id));
      case 'mix':
        return dispatch(mixApi.endpoints.mix.initiate(id));
      case 'user':
        return dispatch(userApi.endpoints.userProfile.initiate(id));
      case 'liked':
        return dispatch(likedTracksApi.endpoints.likedTracks.initiate(undefined));
    }
  };

function toOpened(kind: ListKind, answer: unknown): OpenedList {
  const isOfPerson = kind === 'artist' || kind === 'user';
  const { tracks, topTracks } = answer as { tracks: Track[]; topTracks: Track[] };
  return { kind, answer, tracks: isOfPerson ? topTracks : tracks } as OpenedList;
}

/** The answer, null for a failure, stays in the store until `close` is called. */
export const openList =
  (list: MusicList): AppThunk<{ opened: Promise<OpenedList | null>; close: () => void }, never> =>
  (dispatch) => {
    const asking = dispatch(ask(list));
    const read = async () => {
      const { data, error } = await asking;
      if (data !== undefined) return toOpened(list.kind, data);
      logFailure('openList', error);
      return null;
    };
    return { opened: read(), close: () => asking.unsubscribe() };
  };
