import { CalendarClock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useViewer } from '@/entities/session';
import { CreatedState } from '@/entities/outbox';
import { Notice } from '@/shared/ui/notice';
import { Stack } from '@/shared/ui/stack';
import { Heading } from '@/shared/ui/text';
import { SentPitches } from '@/widgets/sent-pitches';
import { useShownFigures } from '../../model/shown-figures';
import { useDashboardView } from '../../model/dashboard-view';
import * as styles from './Pitching.css';
import { PitchForm } from './PitchForm';

/** Proposes a song that is not out yet to playlists, and shows what was proposed. */
export function PitchingTab() {
  const { t } = useTranslation('pages.artist.dashboard');
  const viewer = useViewer();
  const { artist: artistId } = useDashboardView();
  const { artist } = useShownFigures().audience;
  // The guard lets nobody else in; a session may end while the page is open.
  if (viewer === null) return null;
  const owner = viewer.id;
  return (
    <Stack gap={8} className={styles.column}>
      <Notice role="note" icon={<CalendarClock size={20} />}>
        {t('pitching.note')}
      </Notice>
      <PitchForm
        key={artistId}
        owner={owner}
        artistId={artistId}
        artistName={artist?.name ?? viewer.displayName}
      />
      <Stack gap={4}>
        <Heading level={3}>{t('pitching.yours')}</Heading>
        <SentPitches
          place={{ owner, artistId }}
          headingLevel={4}
          stateOf={({ created }) => created && <CreatedState owner={owner} created={created} />}
        />
      </Stack>
    </Stack>
  );
}
