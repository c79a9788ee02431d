import { useTranslation } from 'react-i18next';
import { storyLimits } from '@/shared/contract/story-limits.ts';
import {
  deviceFilesMost,
  photoKinds,
  storySoundKinds,
  useDeviceFilesSize,
  videoKinds,
} from '@/shared/files';
import { formatFileSize, formatNumber } from '@/shared/lib/format';
import { FileField, type FileItem } from '@/shared/ui/file-field';
import { Notice } from '@/shared/ui/notice';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import type { FileType, StoryFault } from '../../model/check-file';
import type { ChosenFile, FileChoice } from '../../model/use-story-file';
import * as styles from './create.css';

const { bytes, secondsMin, videoSecondsMax, audioSecondsMax, sideMin, sideMax } = storyLimits;

const kinds = { photo: photoKinds, video: videoKinds, audio: storySoundKinds } as const;

type StoryFileFieldProps = {
  /** What is wanted. */
  type: FileType;
  /** What was chosen, and how to choose. */
  choice: FileChoice;
};

/** The file of a story, checked before it waits. */
export function StoryFileField({ type, choice }: StoryFileFieldProps) {
  const { t, i18n } = useTranslation('pages.promotion.stories');
  const { choose, remove } = choice;
  const chosen = choice.chosen?.type === type ? choice.chosen : null;
  const used = useDeviceFilesSize();
  const number = (value: number) => formatNumber(Math.round(value * 10) / 10, i18n.language);
  const size = (value: number) => formatFileSize(value, i18n.language);
  const faultOf = (fault: StoryFault) =>
    t(`file.fault.${fault}`, {
      megabytes: number(bytes[type] / 1024 / 1024),
      least: number(sideMin),
      most: number(sideMax),
      shortest: number(secondsMin),
      longest: number(type === 'audio' ? audioSecondsMax : videoSecondsMax),
    });
  const flashing = chosen?.state === 'ready' ? chosen.found.flashing : null;
  return (
    <Stack gap={2}>
      <FileField
        label={t(`file.label.${type}`)}
        kinds={kinds[type]}
        largest={bytes[type]}
        items={chosen === null || chosen.state === 'checking' ? [] : [itemOf(chosen, faultOf)]}
        onAdd={([file]) => file && void choose({ type, file, name: file.name })}
        onCancel={remove}
        onRetry={() => chosen && void choose({ type, file: chosen.file, name: chosen.name })}
        onRemove={remove}
      />
      <Text size="small" tone="muted">
        {t(`file.rule.${type}`)}
      </Text>
      {chosen?.state === 'checking' && (
        <label className={styles.checking}>
          <Text size="small">{t('file.checking', { name: chosen.name })}</Text>
          <progress value={chosen.progress} className={styles.progress} />
        </label>
      )}
      {flashing && (
        <Notice tone="danger" role="alert">
          {t('file.flashes', {
            at: number(flashing.at),
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
  chosen: Exclude<ChosenFile, { state: 'checking' }>,
  faultOf: (fault: StoryFault) => string,
): FileItem {
  const { name, file } = chosen;
  const item = { id: 'file', name, size: file.size };
  return chosen.state === 'refused'
    ? { ...item, state: 'failed', reason: faultOf(chosen.fault) }
    : { ...item, state: 'done' };
}
