import { useTranslation } from 'react-i18next';
import { standingOut } from '@/entities/figure';
import { useFormats } from '@/shared/lib/format';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { SortedFigures } from '@/widgets/office';
import { findLeastSkipped } from '../../lib/find-least-skipped';
import { useShownFigures } from '../../model/shown-figures';
import { useTrackTable } from '../../model/use-track-table';

export function MusicTab() {
  const { tracks, audience } = useShownFigures();
  const { t } = useTranslation('pages.artist.dashboard');
  const { share } = useFormats();
  const found = standingOut(tracks.map(({ title, streams }) => ({ name: title, value: streams })));
  const leastSkipped = findLeastSkipped(audience.tracks);
  const table = useTrackTable({
    track: {},
    streams: { part: 'figure' },
    saves: {},
    playlists: {},
    countries: {},
    earnings: { rank: 1, part: 'badge' },
  });
  return (
    <Stack gap={6}>
      {leastSkipped && (
        <Text>
          {t('music.kept', {
            title: leastSkipped.title,
            share: share(leastSkipped.skipRate),
            all: share(leastSkipped.ofAll),
          })}
        </Text>
      )}
      <SortedFigures
        name="music"
        initialSort={{ by: 'streams', isDescending: true }}
        title={
          found
            ? t(`music.${found.kind}`, {
                title: found.name,
                share: share(found.share, found.decimals),
              })
            : t('music.title')
        }
        rows={tracks}
        {...table}
      />
    </Stack>
  );
}
