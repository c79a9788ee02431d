import { CalendarClock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useViewer } from '@/entities/session';
import { Notice } from '@/shared/ui/notice';
import { Stack } from '@/shared/ui/stack';
import * as styles from './Pitching.css';
import { PitchForm } from './PitchForm';
import { SentPitches } from './SentPitches';

/**
 * Proposes a song that is not out yet to playlists, and shows what was proposed.
 * @states default
 */
export function PitchingTab({ artistName }: { artistName: string | undefined }) {
  const { t } = useTranslation('pages.artist.dashboard');
  const viewer = useViewer();
  // The guard lets nobody else in; a session may end while the page is open.
  if (viewer === null) return null;
  return (
    <Stack gap={8} className={styles.column}>
      <Notice role="note" icon={<CalendarClock size={20} />}>
        {t('pitching.note')}
      </Notice>
      <PitchForm owner={viewer.id} artistName={artistName ?? viewer.displayName} />
      <SentPitches owner={viewer.id} />
    </Stack>
  );
}
