import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '@/shared/lib/lazy-part';
import { PitchBadge, useDecidePitchMutation, useJudgedPitchQuery } from '@/entities/pitch';
import { pitchLimits } from '@/shared/contract/pitch-choices.ts';
import type { JudgedPitch } from '@/shared/contract/pitch.ts';
import { formSchema } from '@/shared/lib/form';
import { Artwork } from '@/shared/ui/artwork';
import { Facts } from '@/shared/ui/facts';
import { PlayButton } from '@/shared/ui/play-button';
import { isMissing } from '@/shared/ui/query-view';
import { Inline, Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { useDecided } from '../model/use-decided';
import { useHearing } from '@/features/hear-prepared';
import * as styles from './inbox.css';
import { PitchSheet } from './PitchSheet';
import { PitchSurroundings } from './PitchSurroundings';
import { Act, Decision, ItemPanel, type OpenedProps, Unavailable } from './ItemPanel';

const AcceptDialog = lazyPart(() => import('./AcceptDialog'), 'AcceptDialog');
const RefusalDialog = lazyPart(() => import('./RefusalDialog'), 'RefusalDialog');

const schema = formSchema(async () => (await import('../model/decision-rules')).rejectPitchRules);

export function PitchPanel(props: OpenedProps<JudgedPitch>) {
  const { id, listed, onClose, onDecided, onTakenBack, onStep } = props;
  const { t } = useTranslation(['pages.editorial.pitches', 'entities.pitch']);
  const query = useJudgedPitchQuery(id, { refetchOnMountOrArgChange: true });
  const [decide, { isLoading }] = useDecidePitchMutation();
  const [deciding, setDeciding] = useState<'accept' | 'reject' | null>(null);
  const hearing = useHearing();
  const decided = useDecided('decidePitch');
  const pitch = query.data ?? listed;
  if (pitch === undefined || isMissing(query))
    return <Unavailable query={query} onClose={onClose} onStep={onStep} />;

  const { version, trackTitle: title, status, audioUrl, placements } = pitch;
  const isOpen = status === 'pending' || status === 'under_review';
  const isPlaying = hearing.playingId === id;
  const handleTake = async () => {
    const { error } = await decide({ id, version, act: 'take' });
    const isDone = decided(error, { done: t('take.done', { title }), failed: t('failed') });
    if (error && isDone) onDecided();
  };
  const taking = {
    takeBack: () => decide({ id, act: 'undo' }),
    onTakenBack: () => onTakenBack(id),
  };
  const ends = { taking, onDone: onDecided, onClose: () => setDeciding(null) };
  return (
    <ItemPanel
      title={title}
      by={pitch.artistName}
      onClose={onClose}
      onStep={onStep}
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
              shortcut="r"
              hasForm
              onPress={() => setDeciding('reject')}
            />
            <Act
              label={t('accept.act')}
              name={t('accept.of', { title })}
              variant="solid"
              shortcut="a"
              hasForm
              onPress={() => setDeciding('accept')}
            />
          </>
        )
      }
    >
      <Inline gap={4}>
        <Artwork src={pitch.coverImage} seed={id} sizes="128px" className={styles.cover} />
        <Stack gap={3}>
          {audioUrl && (
            <PlayButton
              isPlaying={isPlaying}
              label={t(isPlaying ? 'play.pause' : 'play.start', { title })}
              onClick={() => hearing.toggle({ id, title, audioUrl })}
            />
          )}
          <Inline>
            <PitchBadge status={status} />
          </Inline>
        </Stack>
      </Inline>
      {!audioUrl && (
        <Text size="small" tone="muted">
          {t('entities.pitch:look.noSound')}
        </Text>
      )}
      <PitchSheet pitch={pitch} />
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
      <PitchSurroundings pitch={pitch} />
      <Suspense fallback={null}>
        {deciding === 'accept' && <AcceptDialog pitch={pitch} {...ends} />}
        {deciding === 'reject' && (
          <RefusalDialog
            action="decidePitch"
            id={id}
            namespace="pages.editorial.pitches"
            title={t('reject.of', { title })}
            label={t('reject.word')}
            missing={t('reject.missing')}
            most={pitchLimits.textMax}
            texts={{ done: t('reject.done', { title }), failed: t('failed') }}
            schema={schema}
            decide={(sent) => decide({ id, version, act: 'reject', ...sent })}
            {...ends}
          />
        )}
      </Suspense>
    </ItemPanel>
  );
}
