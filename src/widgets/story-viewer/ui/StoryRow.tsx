import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useHighlightsQuery } from '@/entities/highlight';
import { StoryRing } from '@/entities/story';
import { Artwork } from '@/shared/ui/artwork';
import { Section } from '@/shared/ui/section';
import { Text } from '@/shared/ui/text';
import { useOpenedStories } from '../model/use-opened-stories';
import { ArtistStories } from './lazy-parts';
import * as styles from './StoryRow.css';

/** In reserved room, so an empty row shows a sentence. New ones first. */
export function StoryRow() {
  const { t } = useTranslation('widgets.story-viewer');
  const { data } = useHighlightsQuery();
  const { opened, open, close } = useOpenedStories();
  const rings = data?.stories ?? [];
  const ring = rings.find(({ artistId }) => artistId === opened);
  if (data === undefined) return null;
  return (
    <Section title={t('row.title')}>
      {rings.length === 0 ? (
        <Text tone="muted">{t('row.empty')}</Text>
      ) : (
        <ul className={styles.row}>
          {rings.map(({ artistId, artistName, image, isSeen }) => (
            <li key={artistId} className={styles.item}>
              <StoryRing
                name={artistName}
                state={isSeen ? 'seen' : 'new'}
                onPress={() => open(artistId)}
              >
                <Artwork src={image} seed={artistId} shape="round" sizes="72px" />
              </StoryRing>
              <Text as="span" size="caption" isTruncated className={styles.name}>
                {artistName}
              </Text>
            </li>
          ))}
        </ul>
      )}
      <Suspense fallback={null}>
        {ring && (
          <ArtistStories
            artist={{ id: ring.artistId, name: ring.artistName }}
            reason="follow"
            onClose={close}
          />
        )}
      </Suspense>
    </Section>
  );
}
