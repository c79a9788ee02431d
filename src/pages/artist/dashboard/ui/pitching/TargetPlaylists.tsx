import { useTranslation } from 'react-i18next';
import { usePitchPlaylistsQuery } from '@/entities/pitch';
import type { PitchDraft } from '@/features/submit-pitch';
import { Checklist } from '@/shared/ui/field';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';

/** Playlists offered as targets. See docs/product/artist-dashboard.md. */
const targetCount = 4;

export function TargetPlaylists({ draft }: { draft: PitchDraft }) {
  const { t } = useTranslation('pages.artist.dashboard');
  const { data } = usePitchPlaylistsQuery();
  const targets = data?.slice(0, targetCount);
  return (
    <Stack gap={2}>
      <Checklist
        label={t('pitching.targets')}
        hint={targets?.length === 0 ? t('pitching.noTargets') : undefined}
        options={(targets ?? []).map(({ name }) => ({ value: name, label: name }))}
        value={draft.values.targetPlaylists}
        onChange={(targetPlaylists) => draft.change({ targetPlaylists })}
      />
      {targets === undefined &&
        Array.from({ length: targetCount }, (_, index) => <Skeleton key={index} width="14em" />)}
    </Stack>
  );
}
