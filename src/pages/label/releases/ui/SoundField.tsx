import { useTranslation } from 'react-i18next';
import { releaseLimits, uploadLimits } from '@/shared/contract/release-limits.ts';
import type { PreparedType } from '@/shared/contract/release.ts';
import { soundKinds } from '@/shared/files';
import { FileField } from '@/shared/ui/file-field';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import type { FoundFile } from '../lib/drop/found-file';
import { isForRelease, listDropped } from '../lib/drop/list-dropped';
import type { useUploads } from '../model/use-uploads';

type SoundFieldProps = {
  type: PreparedType;
  /** Number of existing tracks. */
  count: number;
  fieldProps: ReturnType<typeof useUploads>['fieldProps'];
  error: string | undefined;
  /** A folder or an archive was dropped here. */
  onTake: (dropped: Promise<FoundFile[]>) => void;
};

/** Each audio file becomes a track. */
export function SoundField({ type, count, fieldProps, error, onTake }: SoundFieldProps) {
  const { t } = useTranslation('pages.label.releases');
  const { least, most } = releaseLimits.tracks[type];
  return (
    <Stack gap={2}>
      <FileField
        label={t('field.sounds')}
        kinds={soundKinds}
        largest={uploadLimits.soundBytes}
        most={Math.max(0, releaseLimits.tracks.album.most - count)}
        error={error}
        {...fieldProps}
        takeDrop={(dropped) => {
          const isTaken = isForRelease(dropped);
          if (isTaken) onTake(listDropped(dropped));
          return isTaken;
        }}
      />
      <Text size="small" tone="muted">
        {t('field.soundsHint', {
          minutes: uploadLimits.secondsMax / 60,
          seconds: releaseLimits.songSeconds,
        })}{' '}
        {t('field.count', { count, least, most, type: t(`field.typeIn.${type}`) })}
      </Text>
    </Stack>
  );
}
