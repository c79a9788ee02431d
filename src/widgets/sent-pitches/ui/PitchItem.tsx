import type { ReactNode } from 'react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { PitchBadge } from '@/entities/pitch';
import { PlayCover } from '@/features/play-tracks';
import type { Hearing } from '@/features/hear-prepared';
import type { Pitch } from '@/shared/contract/pitch.ts';
import { useFormats } from '@/shared/lib/format';
import { Artwork } from '@/shared/ui/artwork';
import { Badge } from '@/shared/ui/badge';
import { Facts } from '@/shared/ui/facts';
import { Inline, Stack } from '@/shared/ui/stack';
import { PlayButton } from '@/shared/ui/play-button';
import { Surface } from '@/shared/ui/surface';
import { Heading, Text } from '@/shared/ui/text';
import * as styles from './PitchItem.css';

type PitchItemProps = {
  pitch: Pitch;
  headingLevel: 2 | 4;
  isNew: boolean;
  hearing: Hearing;
  state: ReactNode;
};

export function PitchItem({ pitch, headingLevel, isNew, hearing, state }: PitchItemProps) {
  const { t } = useTranslation(['widgets.sent-pitches', 'entities.pitch']);
  const { date, genre } = useFormats();
  const heading = useId();
  const [firstTarget, ...otherTargets] = pitch.targetPlaylists;
  const { trackTitle, artistName, status, mood } = pitch;
  const { releaseDate, submissionDate, feedback, reviewedBy, reviewDate, placements = [] } = pitch;
  return (
    <Surface as="article" className={styles.item} aria-labelledby={heading}>
      <Cover pitch={pitch} hearing={hearing} />
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

/** The cover, which plays the song: as everybody hears it, or its sound before the release. */
function Cover({ pitch, hearing }: Pick<PitchItemProps, 'pitch' | 'hearing'>) {
  const { t } = useTranslation('features.hear-prepared');
  const { id, trackId, trackTitle: title, coverImage, isOut, audioUrl = null } = pitch;
  if (isOut === true && trackId !== null)
    return <PlayCover track={{ id: trackId, title, coverImage }} width={64} />;
  const isPlaying = hearing.playingId === id;
  return (
    <div className={styles.cover}>
      <Artwork src={coverImage} seed={id} sizes="64px" />
      {audioUrl !== null && (
        <div className={styles.play}>
          <PlayButton
            size="small"
            isPlaying={isPlaying}
            label={t(isPlaying ? 'pause' : 'start', { title })}
            onClick={() => hearing.toggle({ id, title, audioUrl })}
          />
        </div>
      )}
    </div>
  );
}
