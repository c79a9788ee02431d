import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRadioQuery } from '@/entities/playback';
import { useAddTrackToPlaylistMutation } from '@/entities/playlist';
import { TrackTitle } from '@/entities/track';
import type { FullPlaylist } from '@/shared/contract/playlist.ts';
import type { Track } from '@/shared/contract/track.ts';
import { Button } from '@/shared/ui/button';
import { handFocusOn } from '@/shared/ui/focus';
import { Stack } from '@/shared/ui/stack';
import { Heading, Text } from '@/shared/ui/text';
import { showFailure } from '@/shared/ui/toast';
import * as styles from './FirstSongs.css';

const shownMost = 6;

type FirstSongsProps = {
  playlist: Pick<FullPlaylist, 'id' | 'name' | 'tracks'>;
};

/** Songs to begin a new playlist with; an added one leaves room for the next. */
export function FirstSongs({ playlist }: FirstSongsProps) {
  const { t } = useTranslation('pages.listener.playlist');
  const { id, name, tracks } = playlist;
  const { data, isFetching, refetch } = useRadioQuery({ kind: 'playlist', id });
  const [add] = useAddTrackToPlaylistMutation();
  const [adding, setAdding] = useState<string | null>(null);
  const added = new Set(tracks.map((track) => track.id));
  const songs = (data?.tracks ?? []).filter((track) => !added.has(track.id)).slice(0, shownMost);
  if (songs.length === 0) return null;

  const handleAdd = async ({ id: trackId, title }: Track) => {
    setAdding(trackId);
    const { error } = await add({ id, trackId });
    setAdding(null);
    if (error) {
      const fallback = t('firstSongs.failed', { title, name });
      showFailure('addToPlaylist', error, { fallback, kinds: ['invalid'] });
    }
  };

  return (
    <section aria-labelledby="first-songs">
      <Stack gap={4}>
        <div className={styles.head}>
          <Stack gap={1}>
            <Heading level={2} id="first-songs">
              {t('firstSongs.title')}
            </Heading>
            <Text tone="muted">{t('firstSongs.text')}</Text>
          </Stack>
          <Button variant="ghost" isPending={isFetching} onClick={() => void refetch()}>
            {t('firstSongs.others')}
          </Button>
        </div>
        <ul className={styles.songs}>
          {songs.map((track) => (
            <li key={track.id} ref={handFocusOn} className={styles.song}>
              <TrackTitle track={track} />
              <Button
                size="small"
                isPending={adding === track.id}
                aria-label={t('firstSongs.addSong', { title: track.title })}
                onClick={() => void handleAdd(track)}
              >
                {t('firstSongs.add')}
              </Button>
            </li>
          ))}
        </ul>
      </Stack>
    </section>
  );
}
