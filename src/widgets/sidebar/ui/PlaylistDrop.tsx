import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useUserPlaylistsQuery } from '@/entities/playlist';
import { PlaylistQuestion, usePlaylistChoice } from '@/features/add-to-playlist';
import type { Playlist } from '@/shared/contract/playlist.ts';
import type { Track } from '@/shared/contract/track.ts';
import { usePlaylistDrop } from '../model/use-playlist-drop';
import * as styles from './PlaylistDrop.css';

/** Without `playlist`, on the heading: a new one is made of them. */
type Dropped = { id: number; playlist: Playlist | undefined; tracks: readonly Track[] };

/** Adds tracks that are dropped on a playlist, as its menu does. Load it lazily. */
export function PlaylistDrop({ section }: { section: RefObject<HTMLElement | null> }) {
  const { data: playlists = [] } = useUserPlaylistsQuery();
  const [dropped, setDropped] = useState<readonly Dropped[]>([]);
  const [drops, setDrops] = useState(0);

  usePlaylistDrop(section, styles.over, (playlistId, tracks) => {
    const playlist = playlists.find(({ id }) => id === playlistId);
    if (playlistId !== undefined && !playlist) return;
    setDrops(drops + 1);
    setDropped([...dropped, { id: drops, playlist, tracks }]);
  });
  return dropped.map((each) => (
    <DroppedTracks
      key={each.id}
      {...each}
      onDone={() => setDropped((all) => all.filter(({ id }) => id !== each.id))}
    />
  ));
}

function DroppedTracks({ playlist, tracks, onDone }: Dropped & { onDone: () => void }) {
  const [track] = tracks;
  const several = {
    title: track?.title ?? '',
    chosen: tracks.length,
    readIds: async () => tracks.map(({ id }) => id),
  };
  const choice = usePlaylistChoice(
    track && tracks.length === 1 ? track : several,
    onDone,
    // A drop is quickly one row off, and a new playlist is asked about.
    playlist ? { offer: 'undo' } : { first: 'new' },
  );
  const add = useEffectEvent(() => playlist && void choice.choose(playlist));
  useEffect(() => add(), []);
  return <PlaylistQuestion choice={choice} />;
}
