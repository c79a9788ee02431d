import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '@/shared/lib/lazy-part';
import { PitchLook, useTakePitchMutation } from '@/entities/pitch';
import type { JudgedPitch as Pitch } from '@/shared/contract/pitch.ts';
import { useFormats } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { Facts } from '@/shared/ui/facts';
import { PlayButton } from '@/shared/ui/play-button';
import { Inline } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import type { Hearing } from '../../model/use-hearing';
import { useDecided } from '../../model/use-decided';

const AcceptDialog = lazyPart(() => import('./AcceptDialog'), 'AcceptDialog');
const RejectPitchDialog = lazyPart(() => import('./RejectPitchDialog'), 'RejectPitchDialog');

type JudgedPitchProps = { pitch: Pitch; hearing: Hearing };

export function JudgedPitch({ pitch, hearing }: JudgedPitchProps) {
  const { t } = useTranslation('pages.editorial.pitches');
  const { date } = useFormats();
  const [take, { isLoading }] = useTakePitchMutation();
  const [open, setOpen] = useState<'accept' | 'reject' | null>(null);
  const decided = useDecided('decidePitch');
  const { id, version, trackTitle: title, status, audioUrl } = pitch;
  const { reviewedBy, reviewDate, feedback, placements } = pitch;
  const isPlaying = hearing.playingId === id;
  const handleTake = async () => {
    const { error } = await take({ id, version });
    decided(error, { done: t('take.done', { title }), failed: t('failed') });
  };
  return (
    <PitchLook
      pitch={pitch}
      sound={
        audioUrl && (
          <PlayButton
            size="small"
            isPlaying={isPlaying}
            label={t(isPlaying ? 'play.pause' : 'play.start', { title })}
            onClick={() => hearing.toggle({ id, title, audioUrl })}
          />
        )
      }
    >
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
      <Suspense fallback={null}>
        {open === 'accept' && <AcceptDialog pitch={pitch} onClose={() => setOpen(null)} />}
        {open === 'reject' && <RejectPitchDialog pitch={pitch} onClose={() => setOpen(null)} />}
      </Suspense>
    </PitchLook>
  );
}
