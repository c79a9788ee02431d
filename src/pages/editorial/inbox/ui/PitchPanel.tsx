import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '@/shared/lib/lazy-part';
import {
  PitchBadge,
  PitchFacts,
  useDecidePitchMutation,
  useJudgedPitchQuery,
} from '@/entities/pitch';
import { Artwork } from '@/shared/ui/artwork';
import { Facts } from '@/shared/ui/facts';
import { PlayButton } from '@/shared/ui/play-button';
import { isMissing } from '@/shared/ui/query-view';
import { Inline } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { useDecided } from '../model/use-decided';
import { useHearing } from '../model/use-hearing';
import { Act, Decision, ItemPanel, type OpenedProps, Unavailable } from './ItemPanel';

const AcceptDialog = lazyPart(() => import('./AcceptDialog'), 'AcceptDialog');
const RejectPitchDialog = lazyPart(() => import('./RejectPitchDialog'), 'RejectPitchDialog');

export function PitchPanel({ id, onClose }: OpenedProps) {
  const { t } = useTranslation(['pages.editorial.pitches', 'entities.pitch']);
  const query = useJudgedPitchQuery(id, { refetchOnMountOrArgChange: true });
  const [decide, { isLoading }] = useDecidePitchMutation();
  const [deciding, setDeciding] = useState<'accept' | 'reject' | null>(null);
  const hearing = useHearing();
  const decided = useDecided('decidePitch');
  const pitch = query.data;
  if (pitch === undefined || isMissing(query))
    return <Unavailable query={query} onClose={onClose} />;

  const { version, trackTitle: title, status, audioUrl, placements } = pitch;
  const isOpen = status === 'pending' || status === 'under_review';
  const isPlaying = hearing.playingId === id;
  const handleTake = async () => {
    const { error } = await decide({ id, version, act: 'take' });
    const isDone = decided(error, { done: t('take.done', { title }), failed: t('failed') });
    if (error && isDone) onClose();
  };
  const form = { pitch, onDone: onClose, onClose: () => setDeciding(null) };
  return (
    <ItemPanel
      title={title}
      by={pitch.artistName}
      onClose={onClose}
      acts={
        isOpen && (
          <>
            {status === 'pending' && (
              <Act
                label={t('take.act')}
                name={t('take.of', { title })}
                variant="ghost"
                isPending={isLoading}
                onPress={() => void handleTake()}
              />
            )}
            <Act
              label={t('reject.act')}
              name={t('reject.of', { title })}
              hasForm
              onPress={() => setDeciding('reject')}
            />
            <Act
              label={t('accept.act')}
              name={t('accept.of', { title })}
              variant="solid"
              hasForm
              onPress={() => setDeciding('accept')}
            />
          </>
        )
      }
    >
      <Artwork src={pitch.coverImage} seed={id} sizes="320px" />
      <Inline gap={3}>
        {audioUrl && (
          <PlayButton
            size="small"
            isPlaying={isPlaying}
            label={t(isPlaying ? 'play.pause' : 'play.start', { title })}
            onClick={() => hearing.toggle({ id, title, audioUrl })}
          />
        )}
        <PitchBadge status={status} />
      </Inline>
      {!audioUrl && (
        <Text size="small" tone="muted">
          {t('entities.pitch:look.noSound')}
        </Text>
      )}
      <PitchFacts pitch={pitch} />
      {isOpen && pitch.reviewedBy && (
        <Text size="small" tone="muted">
          {t('taken', { name: pitch.reviewedBy })}
        </Text>
      )}
      {!isOpen && (
        <Decision by={pitch.reviewedBy} day={pitch.reviewDate} words={[pitch.feedback]} />
      )}
      {placements.length > 0 && (
        <Facts
          size="small"
          facts={placements.map(({ name, isIn }) => t(isIn ? 'placed' : 'toBePlaced', { name }))}
        />
      )}
      <Suspense fallback={null}>
        {deciding === 'accept' && <AcceptDialog {...form} />}
        {deciding === 'reject' && <RejectPitchDialog {...form} />}
      </Suspense>
    </ItemPanel>
  );
}
