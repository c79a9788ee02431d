import { useTranslation } from 'react-i18next';
import { canvasLimits } from '@/shared/contract/canvas-limits.ts';
import { deviceFilesMost, useDeviceFilesSize, videoKinds } from '@/shared/files';
import { formatFileSize } from '@/shared/lib/format';
import { FileField, type FileItem } from '@/shared/ui/file-field';
import { Meter } from '@/shared/ui/meter';
import { Notice } from '@/shared/ui/notice';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { type CanvasForm, cutOf } from '../../model/canvas-form';
import { useCanvasWords } from '../../model/use-canvas-words';
import type { ChosenVideo, Video } from '../../model/use-video';
import * as styles from './create.css';

type VideoFieldProps = {
  chosen: Video;
  /** What is shown of it: only that has to be without flashes. */
  cut: Pick<CanvasForm, 'startTime' | 'endTime' | 'isLoop'>;
  /** Somebody tried to send it with its flashes: they are said as an alert. */
  isTried: boolean;
  onChoose: (file: File) => void;
};

/** The file of a canvas, checked before it waits. */
export function VideoField({ chosen, cut, isTried, onChoose }: VideoFieldProps) {
  const { t, i18n } = useTranslation('pages.promotion.canvas');
  const { faultOf, number, seconds } = useCanvasWords();
  const used = useDeviceFilesSize();
  const { chosen: video, choose, remove } = chosen;
  const size = (bytes: number) => formatFileSize(bytes, i18n.language);
  const { start, end } = cutOf(cut);
  const flashing =
    video?.state === 'ready' && end > start
      ? video.found.flashesIn({ start, end, isLoop: cut.isLoop })
      : null;
  return (
    <Stack gap={2}>
      <FileField
        label={t('form.file')}
        kinds={videoKinds}
        largest={canvasLimits.bytes}
        items={video === null || video.state === 'checking' ? [] : [itemOf(video, faultOf)]}
        onAdd={([file]) => file && onChoose(file)}
        onCancel={remove}
        onRetry={() => video && void choose({ file: video.file, name: video.name })}
        onRemove={remove}
      />
      {video?.state === 'checking' && (
        <label className={styles.checking}>
          <Text size="small">{t('file.checking', { name: video.name })}</Text>
          <Meter value={video.progress} />
        </label>
      )}
      {flashing && (
        <Notice tone="danger" role={isTried ? 'alert' : 'status'}>
          {t('file.flashes', {
            // In a loop the seam may be at fault, which stands at the end of the cut.
            at: seconds(Math.min(flashing.at, end)),
            number: number(flashing.perSecond),
          })}
        </Notice>
      )}
      {used !== null && (
        <Text size="small" tone="muted">
          {t('file.room', { used: size(used), most: size(deviceFilesMost) })}
        </Text>
      )}
    </Stack>
  );
}

function itemOf(
  video: Exclude<ChosenVideo, { state: 'checking' }>,
  faultOf: ReturnType<typeof useCanvasWords>['faultOf'],
): FileItem {
  const { name, file } = video;
  const item = { id: 'video', name, size: file.size };
  return video.state === 'refused'
    ? { ...item, state: 'failed', reason: faultOf(video.fault) }
    : { ...item, state: 'done' };
}
