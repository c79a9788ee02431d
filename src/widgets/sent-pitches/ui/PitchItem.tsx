import type { ReactNode } from 'react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { PitchBadge } from '@/entities/pitch';
import type { Pitch } from '@/shared/contract/pitch.ts';
import { useFormats } from '@/shared/lib/format';
import { Artwork } from '@/shared/ui/artwork';
import { Badge } from '@/shared/ui/badge';
import { Facts } from '@/shared/ui/facts';
import { Inline, Stack } from '@/shared/ui/stack';
import { Surface } from '@/shared/ui/surface';
import { Heading, Text } from '@/shared/ui/text';
import * as styles from './PitchItem.css';

type PitchItemProps = {
  pitch: Pitch;
  headingLevel: 2 | 4;
  isNew: boolean;
  state: ReactNode;
};

export function PitchItem({ pitch, headingLevel, isNew, state }: PitchItemProps) {
  const { t } = useTranslation(['widgets.sent-pitches', 'entities.pitch']);
  const { date, genre } = useFormats();
  const heading = useId();
  const [firstTarget, ...otherTargets] = pitch.targetPlaylists;
  const { id, trackTitle, artistName, status, mood } = pitch;
  const {
    coverImage,
    releaseDate,
    submissionDate,
    feedback,
    reviewedBy,
    reviewDate,
    placements = [],
  } = pitch;
  return (
    <Surface as="article" className={styles.item} aria-labelledby={heading}>
      <Artwork src={coverImage} seed={id} sizes="72px" className={styles.cover} />
      <Stack gap={2} className={styles.words}>
        <Inline gap={2} isWrapping>
          <Heading level={headingLevel} size="small" id={heading}>
            {trackTitle}
          </Heading>
          <PitchBadge status={status} />
          {isNew && <Badge tone="accent">{t('new')}</Badge>}
        </Inline>
        <Text size="small">{artistName}</Text>
        <Facts
          size="small"
          tone="muted"
          facts={[
            t('about.release', { release: date(releaseDate) }),
            t('about.sent', { sent: date(submissionDate) }),
            genre(pitch.genre),
            t(`entities.pitch:mood.${mood}`),
          ]}
        />
        {firstTarget !== undefined && (
          <Facts size="small" facts={[t('targets', { names: firstTarget }), ...otherTargets]} />
        )}
        {placements.map(({ id: playlist, name, isIn }) => (
          <Text key={playlist} size="small">
            {t(isIn ? 'placement.in' : 'placement.accepted', { name })}
          </Text>
        ))}
        {reviewedBy && (
          <Text size="small" tone="muted">
            {reviewDate
              ? t('reviewed', { name: reviewedBy, date: date(reviewDate) })
              : t('underReview', { name: reviewedBy })}
          </Text>
        )}
        {feedback && (
          <blockquote className={styles.feedback}>
            <Text>{feedback}</Text>
          </blockquote>
        )}
        {state}
      </Stack>
    </Surface>
  );
}
