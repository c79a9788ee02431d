import { useTranslation } from 'react-i18next';
import { releaseLimits, uploadLimits } from '@/shared/contract/release-limits.ts';
import type { PreparedType } from '@/shared/contract/release.ts';
import { FileField } from '@/shared/ui/file-field';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import type { useUploads } from '../../model/use-uploads';

/** As browsers of all systems name them; what a file is its content says, on the server. */
const kinds = [
  { name: 'MP3', types: ['audio/mpeg', 'audio/mp3'] },
  { name: 'FLAC', types: ['audio/flac', 'audio/x-flac'] },
  { name: 'WAV', types: ['audio/wav', 'audio/x-wav', 'audio/wave', 'audio/vnd.wave'] },
];

type SoundFieldProps = {
  type: PreparedType;
  /** Tracks that are there already. */
  count: number;
  fieldProps: ReturnType<typeof useUploads>['fieldProps'];
  error: string | undefined;
};

/**
 * Files of sound, each of which becomes a track; with the limits of files and of the type.
 * @states default pending failed
 */
export function SoundField({ type, count, fieldProps, error }: SoundFieldProps) {
  const { t } = useTranslation('pages.label.releases');
  const { least, most } = releaseLimits.tracks[type];
  return (
    <Stack gap={2}>
      <FileField
        label={t('field.sounds')}
        kinds={kinds}
        largest={uploadLimits.soundBytes}
        most={Math.max(0, releaseLimits.tracks.album.most - count)}
        error={error}
        {...fieldProps}
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
