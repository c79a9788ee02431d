import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useViewer } from '@/entities/session';
import { usePitches } from '@/features/submit-pitch';
import { Notice } from '@/shared/ui/notice';
import { QueryView } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { Heading } from '@/shared/ui/text';
import { SentPitches } from '@/widgets/sent-pitches';
import { useShownFigures } from '../../model/shown-figures';
import { useDashboardView } from '../../model/dashboard-view';
import * as styles from './Pitching.css';
import { PitchForm } from './PitchForm';

/** Proposes an unreleased song to playlists, and lists past proposals. */
export function PitchingTab() {
  const { t } = useTranslation('pages.artist.dashboard');
  const viewer = useViewer();
  const { artist: artistId } = useDashboardView();
  const { artist } = useShownFigures().audience;
  const [sentCount, setSentCount] = useState(0);
  const scope = { owner: viewer?.id ?? '', artistId };
  const query = usePitches(scope);
  // The route guard requires a user, but a session may end while the page is open.
  if (viewer === null) return null;
  return (
    <Stack gap={8} className={styles.column}>
      <Notice role="note" icon={<CalendarClock size={20} />}>
        {t('pitching.note')}
      </Notice>
      <Stack gap={4}>
        <Heading level={3}>{t('pitching.heading')}</Heading>
        <PitchForm
          key={`${artistId}:${sentCount}`}
          scope={scope}
          artistName={artist?.name ?? viewer.displayName}
          onSent={() => setSentCount(sentCount + 1)}
        />
      </Stack>
      <Stack gap={4}>
        <Heading level={3}>{t('pitching.yours')}</Heading>
        <QueryView
          query={query}
          headingLevel={3}
          loading={<Skeleton shape="block" height="180px" />}
          empty={null}
        >
          {(sent) => <SentPitches owner={scope.owner} sent={sent} headingLevel={4} />}
        </QueryView>
      </Stack>
    </Stack>
  );
}
