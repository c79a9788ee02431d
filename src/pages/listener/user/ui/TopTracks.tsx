import { useTranslation } from 'react-i18next';
import { LikeTrackButton } from '@/features/like-track';
import type { UserProfile } from '@/shared/contract/profile.ts';
import { Text } from '@/shared/ui/text';
import { TrackMenu } from '@/widgets/track-menu';
import { TrackTable } from '@/widgets/track-table';
import { useSharing } from '../model/use-sharing';
import { SharedPart } from './SharedPart';

export function TopTracks({ profile }: { profile: UserProfile }) {
  const { t } = useTranslation('pages.listener.user');
  const sharing = useSharing(profile).activity;
  const { id, displayName: name, topTracks } = profile;
  return (
    <SharedPart
      title={t('topTracks.title')}
      sharing={sharing}
      withheld={t('topTracks.withheld', { name })}
    >
      {topTracks.length === 0 ? (
        <Text tone="muted">{t('topTracks.empty', { name })}</Text>
      ) : (
        <TrackTable
          label={t('topTracks.title')}
          tracks={topTracks}
          source={`user:${id}`}
          columns={['playCount']}
          actions={LikeTrackButton}
          menu={TrackMenu}
        />
      )}
    </SharedPart>
  );
}
