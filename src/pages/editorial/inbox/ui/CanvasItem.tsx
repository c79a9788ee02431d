import { Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '@/shared/lib/lazy-part';
import { LoopVideo, useApproveCanvasMutation, useMayMove } from '@/entities/canvas';
import { useReleaseWords } from '@/entities/release';
import type { WaitingCanvas } from '@/shared/contract/canvas.ts';
import { Artwork } from '@/shared/ui/artwork';
import { Button } from '@/shared/ui/button';
import { Facts } from '@/shared/ui/facts';
import { Inline, Stack } from '@/shared/ui/stack';
import { Surface } from '@/shared/ui/surface';
import { Heading, Text } from '@/shared/ui/text';
import { handFocusOn } from '@/shared/ui/focus';
import { useDecided } from '../model/use-decided';
import * as styles from './inbox.css';
import * as canvasStyles from './canvas-item.css';

const RejectCanvasDialog = lazyPart(() => import('./RejectCanvasDialog'), 'RejectCanvasDialog');

type CanvasItemProps = { canvas: WaitingCanvas };

export function CanvasItem({ canvas }: CanvasItemProps) {
  const { t } = useTranslation('pages.editorial.canvas');
  const { date } = useReleaseWords();
  const [approve, { isLoading }] = useApproveCanvasMutation();
  const [isRejecting, setRejecting] = useState(false);
  const mayMove = useMayMove();
  const [isPlaying, setPlaying] = useState(mayMove);
  const decided = useDecided('decideCanvas');
  const heading = useId();
  const { id, artist, track, videoUrl, address, description, tags, sentAt } = canvas;
  const { title } = track;
  const mayApprove = videoUrl !== null && !track.isGone;
  const handleApprove = async () => {
    const { error } = await approve({ id });
    const done = t('approve.done', { title });
    decided(error, { done, failed: t('failed'), gone: t('gone') });
  };
  return (
    <Surface as="article" ref={handFocusOn} className={styles.item} aria-labelledby={heading}>
      <div className={canvasStyles.video}>
        {videoUrl === null ? (
          <Artwork src={null} seed={id} sizes="200px" />
        ) : (
          <>
            <LoopVideo
              src={videoUrl}
              startTime={canvas.startTime}
              endTime={canvas.endTime}
              isLoop={canvas.isLoop}
              isPlaying={isPlaying && mayMove}
              label={t('video', { title })}
              className={canvasStyles.square}
            />
            <Button size="small" onClick={() => setPlaying(!isPlaying)}>
              {isPlaying && mayMove ? t('pause') : t('play')}
            </Button>
          </>
        )}
      </div>
      <Stack gap={3} className={styles.words}>
        <Stack gap={1}>
          <Heading level={3} id={heading}>
            {title}
          </Heading>
          <Text>{artist.name}</Text>
          <Text size="small" tone="muted">
            {t(track.isOut ? 'facts.out' : 'facts.toCome', { sent: date(sentAt.slice(0, 10)) })}
          </Text>
        </Stack>
        {description && <Text className={canvasStyles.said}>{description}</Text>}
        {tags.length > 0 && <Facts size="small" tone="muted" facts={tags} />}
        {address && (
          <Text size="small">
            <a href={address} target="_blank" rel="noopener noreferrer">
              {t('address')}
            </a>
          </Text>
        )}
        {!mayApprove && (
          <Text size="small" tone="muted">
            {t(track.isGone ? 'trackGone' : 'noFile')}
          </Text>
        )}
        <Inline gap={3} isWrapping>
          <Button
            variant="solid"
            aria-label={t('approve.of', { title })}
            aria-disabled={!mayApprove || undefined}
            isPending={isLoading}
            onClick={() => mayApprove && void handleApprove()}
          >
            {t('approve.act')}
          </Button>
          <Button
            aria-haspopup="dialog"
            aria-label={t('reject.of', { title })}
            onClick={() => setRejecting(true)}
          >
            {t('reject.act')}
          </Button>
        </Inline>
      </Stack>
      <Suspense fallback={null}>
        {isRejecting && <RejectCanvasDialog canvas={canvas} onClose={() => setRejecting(false)} />}
      </Suspense>
    </Surface>
  );
}
