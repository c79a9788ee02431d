import { useTranslation } from 'react-i18next';
import { perThousand } from '@/entities/figure';
import type { ArtistTrack } from '@/shared/contract/artist-figures.ts';
import { useOpenItem } from '@/shared/lib/address';
import { useFormats } from '@/shared/lib/format';
import type { Column } from '@/shared/ui/data-table';
import { CountryCounts } from '../ui/CountryCounts';
import { TrackName } from '../ui/TrackName';

type Counted = 'streams' | 'saves' | 'playlists';
type ColumnId = Counted | 'track' | 'release' | 'earnings' | 'perThousand' | 'countries';

/** The song whose panel is open over the tabs. */
export const useOpenSong = () => useOpenItem('song');

/** Props of a track table, whose rows open a song's panel; `wanted` lists its columns in order. */
export function useTrackTable(wanted: {
  [id in ColumnId]?: Pick<Column<ArtistTrack>, 'rank' | 'part'>;
}) {
  const { t } = useTranslation('pages.artist.dashboard');
  const { number, euros, shortDay } = useFormats();
  const { open } = useOpenSong();
  const counted = (name: Counted) => ({
    title: t(`tracks.${name}`),
    cell: (track: ArtistTrack) => number(track[name]),
    value: (track: ArtistTrack) => track[name],
    isNumeric: true,
  });
  const known: Record<ColumnId, Omit<Column<ArtistTrack>, 'id'>> = {
    track: {
      title: t('tracks.track'),
      isTwoLines: true,
      cell: (track) => <TrackName track={track} />,
      value: ({ title }) => title,
    },
    release: {
      title: t('tracks.release'),
      rank: 3,
      isWhole: true,
      cell: ({ releaseDate }) => shortDay(releaseDate),
    },
    streams: counted('streams'),
    saves: { ...counted('saves'), rank: 3 },
    playlists: { ...counted('playlists'), rank: 3 },
    earnings: {
      title: t('tracks.earnings'),
      cell: ({ earnings }) => euros(earnings),
      value: ({ earnings }) => earnings,
      isNumeric: true,
    },
    perThousand: {
      title: t('earnings.perThousand'),
      rank: 3,
      cell: (track) => euros(perThousand(track)),
      value: perThousand,
      isNumeric: true,
    },
    countries: {
      title: t('tracks.countries'),
      rank: 4,
      cell: ({ countries }) => <CountryCounts countries={countries} />,
    },
  };
  const ids = Object.keys(wanted) as ColumnId[];
  return {
    text: t('tracks.always'),
    getId: ({ id }: ArtistTrack) => id,
    getName: ({ title }: ArtistTrack) => title,
    empty: t('tracks.empty'),
    onOpen: (id: string) => open(id),
    isOpenedAlone: true,
    columns: ids.map((id): Column<ArtistTrack> => ({ id, ...known[id], ...wanted[id] })),
  };
}
