import { Clapperboard, Play, SkipBack, SkipForward } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoopVideo, useMayMove } from '@/entities/canvas';
import { Button } from '@/shared/ui/button';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import type { CanvasDraft } from '../../model/use-canvas-form';
import * as styles from './form.css';

/** The chosen part behind the player of a phone. */
export function CanvasPreview({ draft: { video, cut, track } }: { draft: CanvasDraft }) {
  const { t } = useTranslation('pages.promotion.canvas');
  const mayMove = useMayMove();
  const [isPlaying, setPlaying] = useState(mayMove);
  const end = Math.min(cut.end, video?.found.seconds ?? 0);
  const isShown = end - cut.start >= 1;
  return (
    <Stack gap={3} align="center">
      <div className={styles.player}>
        {video && isShown ? (
          <LoopVideo
            src={video.url}
            startTime={cut.start}
            endTime={end}
            isLoop={cut.isLoop}
            isPlaying={isPlaying}
            label={t('cut.preview')}
            className={styles.video}
          />
        ) : (
          <Clapperboard size={32} aria-hidden className={styles.none} />
        )}
        <div className={styles.deck}>
          <Text weight="strong" lines={2}>
            {track?.title ?? t('form.chooseTrack')}
          </Text>
          <Text size="small" tone="muted" isTruncated>
            {track?.artist}
          </Text>
          <div className={styles.progress} data-drawn="track" />
          <div className={styles.controls} aria-hidden>
            <SkipBack size={20} />
            <Play size={32} />
            <SkipForward size={20} />
          </div>
        </div>
      </div>
      {video && (
        <Button size="small" onClick={() => setPlaying(!isPlaying)}>
          {t(isPlaying ? 'preview.pause' : 'preview.play')}
        </Button>
      )}
      <Text size="small" tone="muted">
        {t(video ? 'cut.preview' : 'cut.previewLater')}
      </Text>
    </Stack>
  );
}
