import { useTranslation } from 'react-i18next';
import { PlayCover } from '@/features/play-tracks';
import type { ArtistTrack } from '@/shared/contract/artist-figures.ts';
import { useFormats } from '@/shared/lib/format';
import { paths } from '@/shared/routes';
import { FactList } from '@/shared/ui/fact-list';
import { Link } from '@/shared/ui/link';
import { SidePanel } from '@/shared/ui/side-panel';
import { Inline, Stack } from '@/shared/ui/stack';
import { Heading } from '@/shared/ui/text';
import { CountryCounts } from '../CountryCounts';
import { SongTimeline } from './SongTimeline';

type SongPanelProps = {
  track: ArtistTrack;
  onClose: () => void;
};

/** All about a song of the artist: its sound, its figures, and what happened to it. */
export function SongPanel({ track, onClose }: SongPanelProps) {
  const { t } = useTranslation('pages.artist.dashboard');
  const { number, euros, date } = useFormats();
  const { id, title, album, releaseDate, streams, saves, playlists, earnings, countries } = track;
  return (
    <SidePanel
      isOpen
      onOpenChange={onClose}
      title={title}
      description={t('song.on', { album, day: date(releaseDate) })}
      closeLabel={t('song.close')}
    >
      <Stack gap={8}>
        <Inline gap={4}>
          <PlayCover track={track} />
          <Link to={paths.track(id)} tone="accent">
            {t('song.page')}
          </Link>
        </Inline>
        <FactList
          layout="pairs"
          facts={[
            { name: t('tracks.streams'), value: number(streams) },
            { name: t('tracks.earnings'), value: euros(earnings) },
            { name: t('tracks.saves'), value: number(saves) },
            { name: t('tracks.playlists'), value: number(playlists) },
            countries.length > 0 && {
              name: t('tracks.countries'),
              value: <CountryCounts countries={countries} />,
            },
          ]}
        />
        <Stack as="section" gap={4}>
          <Heading level={3}>{t('song.timeline')}</Heading>
          <SongTimeline id={id} />
        </Stack>
      </Stack>
    </SidePanel>
  );
}
