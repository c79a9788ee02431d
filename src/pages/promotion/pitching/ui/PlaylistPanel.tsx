import { useTranslation } from 'react-i18next';
import type { PitchPlaylist } from '@/shared/contract/pitch.ts';
import { useFormats } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { FactList } from '@/shared/ui/fact-list';
import { SidePanel } from '@/shared/ui/side-panel';
import { Stack } from '@/shared/ui/stack';
import { Heading, Text } from '@/shared/ui/text';
import * as styles from './pitching.css';

type PlaylistPanelProps = {
  playlist: PitchPlaylist;
  onPropose: () => void;
  onClose: () => void;
};

/** What a playlist is about, and which songs it looks for. */
export function PlaylistPanel({ playlist, onPropose, onClose }: PlaylistPanelProps) {
  const { t } = useTranslation('pages.promotion.pitching');
  const formats = useFormats();
  const { name, description, genre, followers, updateFrequency, submissionDeadline } = playlist;
  return (
    <SidePanel
      isOpen
      onOpenChange={onClose}
      title={name}
      closeLabel={t('playlists.close')}
      actions={
        <Button variant="solid" onClick={onPropose}>
          {t('playlists.propose')}
        </Button>
      }
    >
      {description && <Text>{description}</Text>}
      <Text size="small" tone="muted">
        {t('targets.detail', {
          genre: formats.genre(genre),
          followers: formats.short(followers),
        })}
      </Text>
      <FactList
        layout="pairs"
        facts={[
          { name: t('playlists.frequency'), value: updateFrequency },
          { name: t('playlists.deadline'), value: submissionDeadline },
        ]}
      />
      <Stack gap={2}>
        <Heading level={3} size="small">
          {t('playlists.criteria')}
        </Heading>
        <ul className={styles.points}>
          {playlist.criteria.map((criterion) => (
            <Text key={criterion} as="li" size="small">
              {criterion}
            </Text>
          ))}
        </ul>
      </Stack>
    </SidePanel>
  );
}
