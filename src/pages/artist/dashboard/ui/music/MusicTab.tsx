import { useTranslation } from 'react-i18next';
import { standingOut } from '@/entities/figure';
import { useFormats } from '@/shared/lib/format';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { SortedFigures } from '@/widgets/office';
import { keptTrack } from '../../lib/kept-track';
import { useShownFigures } from '../../model/shown-figures';
import { CountryCounts } from '../CountryCounts';
import { TrackName } from '../TrackName';

/** Each track with all that is known of it. */
export function MusicTab() {
  const { tracks, audience } = useShownFigures();
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
        text={t('tracks.always')}
        rows={tracks}
        idOf={({ id }) => id}
        nameOf={({ title }) => title}
        empty={t('tracks.empty')}
        columns={[
          {
            id: 'track',
            title: t('tracks.track'),
            isTwoLines: true,
            cell: (track) => <TrackName track={track} />,
            value: ({ title }) => title,
          },
          {
            id: 'streams',
            title: t('tracks.streams'),
            part: 'figure',
            cell: ({ streams }) => number(streams),
            value: ({ streams }) => streams,
            isNumeric: true,
          },
          {
            id: 'saves',
            title: t('tracks.saves'),
            rank: 3,
            cell: ({ saves }) => number(saves),
            value: ({ saves }) => saves,
            isNumeric: true,
          },
          {
            id: 'playlists',
            title: t('tracks.playlists'),
            rank: 3,
            cell: ({ playlists }) => number(playlists),
            value: ({ playlists }) => playlists,
            isNumeric: true,
          },
          {
            id: 'earnings',
            title: t('tracks.earnings'),
            rank: 1,
            cell: ({ earnings }) => euros(earnings),
            value: ({ earnings }) => earnings,
            isNumeric: true,
          },
          {
            id: 'countries',
            title: t('tracks.countries'),
            rank: 4,
            cell: ({ countries }) => <CountryCounts countries={countries} />,
          },
        ]}
      />
    </Stack>
  );
}
