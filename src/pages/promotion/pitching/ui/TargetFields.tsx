import { useTranslation } from 'react-i18next';
import { usePitchPlaylistsQuery } from '@/entities/pitch';
import type { PitchDraft } from '@/features/submit-pitch';
import { useFormats } from '@/shared/lib/format';
import { Checklist } from '@/shared/ui/field';
import { Skeleton } from '@/shared/ui/skeleton';

type TargetFieldsProps = { draft: PitchDraft };

export function TargetFields({ draft: { values, change } }: TargetFieldsProps) {
  const { t } = useTranslation('pages.promotion.pitching');
  const { genre: genreName, short } = useFormats();
  const value = values.targetPlaylists;
  const { data } = usePitchPlaylistsQuery();
  if (data === undefined) return <Skeleton shape="block" height="200px" />;
  // A chosen playlist that was deleted can still be removed.
  const missing = value.filter((name) => !data.some((playlist) => playlist.name === name));
  return (
    <Checklist
      label={t('targets.label', { count: value.length })}
      hint={t(data.length === 0 ? 'targets.none' : 'targets.hint')}
      options={[
        ...data.map(({ name, genre, followers }) => ({
          value: name,
          label: name,
          detail: t('targets.detail', { genre: genreName(genre), followers: short(followers) }),
        })),
        ...missing.map((name) => ({ value: name, label: name, detail: t('targets.gone') })),
      ]}
      value={value}
      onChange={(targetPlaylists) => change({ targetPlaylists })}
    />
  );
}
