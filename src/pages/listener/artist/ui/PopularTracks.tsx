import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LikeTrackButton } from '@/features/like-track';
import type { FullArtist } from '@/shared/contract/artist.ts';
import { Button } from '@/shared/ui/button';
import { Section } from '@/shared/ui/section';
import { Text } from '@/shared/ui/text';
import { SeveralTracks, TrackMenu } from '@/widgets/track-menu';
import { ChoosableTrackTable } from '@/widgets/track-table';

/** Source of a queue. */
export const artistSource = (id: string): string => `artist:${id}`;

/** See docs/product/music-pages.md. */
const firstTracks = 5;

export function PopularTracks({ artist }: { artist: Pick<FullArtist, 'id' | 'topTracks'> }) {
  const { t } = useTranslation('pages.listener.artist');
  const [isWhole, setIsWhole] = useState(false);
  const { id, topTracks } = artist;
  const shown = isWhole ? topTracks : topTracks.slice(0, firstTracks);
  return (
    <Section title={t('popular.title')}>
      {topTracks.length === 0 ? (
        <Text tone="muted">{t('popular.empty')}</Text>
      ) : (
        <ChoosableTrackTable
          label={t('popular.title')}
          tracks={shown}
          source={artistSource(id)}
          columns={['playCount']}
          actions={LikeTrackButton}
          menu={TrackMenu}
          several={SeveralTracks}
        />
      )}
      {topTracks.length > firstTracks && (
        <div>
          <Button variant="ghost" size="small" onClick={() => setIsWhole(!isWhole)}>
            {t(isWhole ? 'popular.less' : 'popular.more')}
          </Button>
        </div>
      )}
    </Section>
  );
}
