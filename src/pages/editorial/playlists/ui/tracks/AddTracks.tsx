import { Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddTrackToPlaylistMutation } from '@/entities/playlist';
import { useSearchQuery } from '@/entities/search';
import type { FullPlaylist } from '@/shared/contract/playlist.ts';
import type { Track } from '@/shared/contract/track.ts';
import { useRested } from '@/shared/lib/text-filter';
import { Field, TextInput } from '@/shared/ui/field';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { showFailure, showToast } from '@/shared/ui/toast';
import { FoundTrack } from './FoundTrack';
import * as styles from './tracks.css';

type AddTracksProps = { playlist: FullPlaylist };

export function AddTracks({ playlist }: AddTracksProps) {
  const { t } = useTranslation('pages.editorial.tracks');
  const [text, setText] = useState('');
  const wanted = useRested(text).trim();
  const { currentData: found } = useSearchQuery(wanted, { skip: wanted === '' });
  const [add] = useAddTrackToPlaylistMutation();
  const [adding, setAdding] = useState<string | null>(null);
  const isThere = (track: Track) => playlist.tracks.some(({ id }) => id === track.id);
  const handleAdd = async ({ id: trackId, title }: Track) => {
    if (adding !== null) return;
    setAdding(trackId);
    const { error } = await add({ id: playlist.id, trackId });
    setAdding(null);
    if (!error) return showToast({ tone: 'success', text: t('added', { title }) });
    return showFailure('addTrack', error, { fallback: t('addFailed', { title }) });
  };
  return (
    <Stack gap={3}>
      <Field label={t('search')}>
        <TextInput
          type="search"
          autoComplete="off"
          value={text}
          icon={<Search size={18} />}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      {wanted !== '' && found?.tracks.length === 0 && (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <output> is for a form
        <Text tone="muted" role="status">
          {t('noMatch', { text: wanted })}
        </Text>
      )}
      {found && found.tracks.length > 0 && (
        <ul className={styles.found} aria-label={t('found')}>
          {found.tracks.map((track) => (
            <FoundTrack
              key={track.id}
              track={track}
              isThere={isThere(track)}
              isPending={adding === track.id}
              onAdd={() => void handleAdd(track)}
            />
          ))}
        </ul>
      )}
    </Stack>
  );
}
