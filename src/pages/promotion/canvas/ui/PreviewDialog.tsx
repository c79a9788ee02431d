import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoopVideo, partOf, useMayMove } from '@/entities/canvas';
import type { Canvas } from '@/shared/contract/canvas.ts';
import { useStoredFile } from '@/shared/files';
import { Button } from '@/shared/ui/button';
import { Dialog, DialogActions } from '@/shared/ui/dialog';
import { OutwardLink } from '@/shared/ui/outward-link';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import type { NewCanvas } from '../model/canvas-rules';
import * as styles from './canvas.css';

type PreviewDialogProps = {
  canvas: Canvas;
  /** The pending item on this device, if any. */
  item: NewCanvas | null;
  onClose: () => void;
};

/**
 * Plays a canvas. It starts by itself only for users who allow motion; its buttons pause and
 * resume it.
 */
export function PreviewDialog({ canvas, item, onClose }: PreviewDialogProps) {
  const { t } = useTranslation('pages.promotion.canvas');
  const mayMove = useMayMove();
  const [isPlaying, setPlaying] = useState(mayMove);
  const storedUrl = useStoredFile(item?.fileKey ?? null);
  const { trackTitle, videoUrl, duration } = canvas;
  const sent = partOf(videoUrl);
  const ours = storedUrl ?? (videoUrl.startsWith('/') ? sent.src : null);
  const startTime = item?.startTime ?? sent.start;
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('preview.title', { title: trackTitle })}
      closeLabel={t('close')}
      size="medium"
    >
      <Stack gap={4}>
        {ours === null ? (
          <Text tone="muted">{t(videoUrl === '' ? 'preview.none' : 'preview.address')}</Text>
        ) : (
          <div className={styles.preview}>
            <LoopVideo
              src={ours}
              startTime={startTime}
              endTime={item?.endTime ?? sent.end ?? startTime + duration}
              isLoop={item?.isLoop ?? true}
              isPlaying={isPlaying}
              label={t('preview.title', { title: trackTitle })}
            />
          </div>
        )}
        {ours === null && videoUrl !== '' && <OutwardLink href={videoUrl}>{videoUrl}</OutwardLink>}
        <DialogActions>
          {ours !== null && (
            <Button onClick={() => setPlaying(!isPlaying)}>
              {isPlaying ? t('preview.pause') : t('preview.play')}
            </Button>
          )}
          <Button variant="ghost" onClick={onClose}>
            {t('close')}
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  );
}
