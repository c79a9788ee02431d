import { useTranslation } from 'react-i18next';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { keptTrack } from '../../lib/kept-track';
import { standingOut } from '../../lib/standing-out';
import { useFormats } from '../../lib/use-formats';
import type { Figures } from '../../model/use-figures';
import { FiguresTable } from '../FiguresTable';
import { CountryCounts } from '../CountryCounts';
import { TrackName } from '../TrackName';

/**
 * Each track with all that is known of it.
 * @states default empty
 */
export function MusicTab({ figures: { tracks, audience } }: { figures: Figures }) {
  const { t } = useTranslation('pages.artist.dashboard');
  const { number, euros, share } = useFormats();
  const found = standingOut(tracks.map(({ title, streams }) => ({ name: title, value: streams })));
  const kept = keptTrack(audience.tracks);
  return (
    <Stack gap={6}>
      {kept && (
        <Text>
          {t('music.kept', {
            title: kept.title,
            share: share(kept.skipRate),
            all: share(kept.ofAll),
          })}
        </Text>
      )}
      <FiguresTable
        title={
          found
            ? t(`music.${found.kind}`, { title: found.name, share: share(found.share) })
            : t('music.title')
        }
        text={t('tracks.always')}
        rows={tracks}
        idOf={({ id }) => id}
        nameOf={({ title }) => title}
        empty={t('tracks.empty')}
        columns={[
          { id: 'track', title: t('tracks.track'), cell: (track) => <TrackName track={track} /> },
          {
            id: 'streams',
            title: t('tracks.streams'),
            cell: ({ streams }) => number(streams),
            isNumeric: true,
          },
          {
            id: 'saves',
            title: t('tracks.saves'),
            cell: ({ saves }) => number(saves),
            isNumeric: true,
          },
          {
            id: 'playlists',
            title: t('tracks.playlists'),
            cell: ({ playlists }) => number(playlists),
            isNumeric: true,
          },
          {
            id: 'earnings',
            title: t('tracks.earnings'),
            cell: ({ earnings }) => euros(earnings),
            isNumeric: true,
          },
          {
            id: 'countries',
            title: t('tracks.countries'),
            cell: ({ countries }) => <CountryCounts countries={countries} />,
          },
        ]}
      />
    </Stack>
  );
}
