import { Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUserPlaylistsQuery } from '@/entities/playlist';
import { matchesText } from '@/shared/lib/text-filter';
import { Dialog } from '@/shared/ui/dialog';
import { Field, TextInput } from '@/shared/ui/field';
import { Text } from '@/shared/ui/text';
import type { PlaylistChoice } from '../model/use-playlist-choice';
import * as styles from './ChoosePlaylistDialog.css';
import { PlaylistButton } from './PlaylistButton';

export function ChoosePlaylistDialog({ choice }: { choice: PlaylistChoice }) {
  const { t } = useTranslation('features.add-to-playlist');
  const { texts, choose, pendingId, onDone } = choice;
  const { data: playlists = [] } = useUserPlaylistsQuery();
  const [typed, setTyped] = useState('');
  const found = playlists.filter(({ name }) => matchesText(typed, [name]));
  return (
    <Dialog
      isOpen
      onOpenChange={() => pendingId !== null || onDone()}
      title={t('choose.title')}
      description={texts.choose}
      closeLabel={t('choose.close')}
    >
      <Field label={t('choose.filter')} isLabelHidden>
        <TextInput
          type="search"
          value={typed}
          placeholder={t('choose.filter')}
          icon={<Search size={18} />}
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      <ul className={styles.list}>
        {found.map((playlist) => (
          <li key={playlist.id}>
            <PlaylistButton
              playlist={playlist}
              isPending={playlist.id === pendingId}
              onChoose={() => void choose(playlist)}
            />
          </li>
        ))}
      </ul>
      <Text as="output" tone="muted">
        {found.length === 0 && t('choose.none')}
      </Text>
    </Dialog>
  );
}
