import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PitchBadge, useTakePitchMutation } from '@/entities/pitch';
import type { JudgedPitch as Pitch } from '@/shared/contract/pitch.ts';
import { useFormats } from '@/shared/lib/format';
import { Artwork } from '@/shared/ui/artwork';
import { Button } from '@/shared/ui/button';
import { Facts } from '@/shared/ui/facts';
import { PlayButton } from '@/shared/ui/play-button';
import { Inline, Stack } from '@/shared/ui/stack';
import { Surface } from '@/shared/ui/surface';
import { Heading, Text } from '@/shared/ui/text';
import { handFocusOn } from '@/shared/ui/focus';
import type { Hearing } from '../../model/use-hearing';
import { useDecided } from '../../model/use-decided';
import * as styles from '../inbox.css';
import { AcceptDialog } from './AcceptDialog';
import { PitchFacts } from './PitchFacts';
import { RejectPitchDialog } from './RejectPitchDialog';

type JudgedPitchProps = { pitch: Pitch; hearing: Hearing };

/**
 * A song as its editor judges it: to be heard where there is sound, with what the artist says and what was counted of them.
 */
export function JudgedPitch({ pitch, hearing }: JudgedPitchProps) {
  const { t } = useTranslation('pages.editorial.pitches');
  const { date } = useFormats();
  const [take, { isLoading }] = useTakePitchMutation();
  const [open, setOpen] = useState<'accept' | 'reject' | null>(null);
  const decided = useDecided('decidePitch');
  const heading = useId();
  const { id, version, trackTitle: title, artistName, status, coverImage, audioUrl } = pitch;
  const { reviewedBy, reviewDate, feedback, placements } = pitch;
  const isPlaying = hearing.playingId === id;
  const handleTake = async () => {
    const { error } = await take({ id, version });
    decided(error, { done: t('take.done', { title }), failed: t('failed') });
  };
  return (
    <Surface as="article" ref={handFocusOn} className={styles.item} aria-labelledby={heading}>
      <Artwork src={coverImage} seed={id} sizes="200px" className={styles.cover} />
      <Stack gap={4} className={styles.words}>
        <Stack gap={1}>
          <Inline gap={2} isWrapping>
            <Heading level={3} id={heading}>
              {title}
            </Heading>
            <PitchBadge status={status} />
          </Inline>
          <Text>{artistName}</Text>
        </Stack>
        {audioUrl ? (
          <PlayButton
            size="small"
            isPlaying={isPlaying}
            label={t(isPlaying ? 'play.pause' : 'play.start', { title })}
            onClick={() => hearing.toggle({ id, title, audioUrl })}
          />
        ) : (
          <Text size="small" tone="muted">
            {t('play.none')}
          </Text>
        )}
        <PitchFacts pitch={pitch} />
        {reviewedBy && (
          <Text size="small" tone="muted">
            {reviewDate
              ? t('decided', { name: reviewedBy, date: date(reviewDate) })
              : t('taken', { name: reviewedBy })}
          </Text>
        )}
        {feedback && <Text>{feedback}</Text>}
        {placements.length > 0 && (
          <Facts
            size="small"
            facts={placements.map(({ name, isIn }) => t(isIn ? 'placed' : 'toBePlaced', { name }))}
          />
        )}
        {(status === 'pending' || status === 'under_review') && (
          <Inline gap={3} isWrapping>
            <Button
              variant="solid"
              aria-haspopup="dialog"
              aria-label={t('accept.of', { title })}
              onClick={() => setOpen('accept')}
            >
              {t('accept.act')}
            </Button>
            <Button
              aria-haspopup="dialog"
              aria-label={t('reject.of', { title })}
              onClick={() => setOpen('reject')}
            >
              {t('reject.act')}
            </Button>
            {status === 'pending' && (
              <Button
                variant="ghost"
                aria-label={t('take.of', { title })}
                isPending={isLoading}
                onClick={() => void handleTake()}
              >
                {t('take.act')}
              </Button>
            )}
          </Inline>
        )}
      </Stack>
      {open === 'accept' && <AcceptDialog pitch={pitch} onClose={() => setOpen(null)} />}
      {open === 'reject' && <RejectPitchDialog pitch={pitch} onClose={() => setOpen(null)} />}
    </Surface>
  );
}
