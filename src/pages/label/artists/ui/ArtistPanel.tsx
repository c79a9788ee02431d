import { useTranslation } from 'react-i18next';
import { useLabelArtistQuery, useNamedLabel } from '@/entities/label';
import { useViewer } from '@/entities/session';
import type { LabelArtist } from '@/shared/contract/label-figures.ts';
import { can } from '@/shared/lib/access';
import { useFormats } from '@/shared/lib/format';
import { leaveBy } from '@/shared/lib/unsaved-changes';
import { paths } from '@/shared/routes';
import { Link } from '@/shared/ui/link';
import { QueryView } from '@/shared/ui/query-view';
import { SidePanel } from '@/shared/ui/side-panel';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { SharedTracks } from '@/widgets/recording-shares';
import { ArtistContracts } from './ArtistContracts';
import { ArtistMonths } from './ArtistMonths';
import { ArtistPeople } from './ArtistPeople';
import { ArtistReleases } from './ArtistReleases';

type ArtistPanelProps = {
  /** Undefined where the address names an artist outside the list. */
  artist: LabelArtist | undefined;
  onClose: () => void;
};

export function ArtistPanel({ artist, onClose }: ArtistPanelProps) {
  const { t } = useTranslation('pages.label.artists');
  const { country, genre } = useFormats();
  return (
    <SidePanel
      isOpen
      onOpenChange={() => leaveBy(onClose)}
      title={artist?.name ?? t('panel.gone.title')}
      description={
        artist
          ? t('artists.from', { genre: genre(artist.genre), country: country(artist.country) })
          : t('panel.gone.text')
      }
      closeLabel={t('panel.close')}
    >
      {artist && <AboutArtist artist={artist} />}
    </SidePanel>
  );
}

function AboutArtist({ artist: { id, name } }: { artist: LabelArtist }) {
  const { t } = useTranslation('pages.label.artists');
  const label = useNamedLabel();
  const viewer = useViewer();
  return (
    <QueryView
      query={useLabelArtistQuery({ id, label })}
      headingLevel={3}
      loading={
        <Stack gap={6} aria-hidden>
          <Skeleton shape="block" height="160px" />
          <Skeleton shape="block" height="320px" />
        </Stack>
      }
    >
      {({ contracts, months, releases, people }) => (
        <Stack gap={8}>
          {can(viewer, 'admin.open') && (
            <Link to={paths.adminArtist(id)} tone="accent">
              {t('artists.allOf', { name })}
            </Link>
          )}
          <ArtistContracts artistId={id} contracts={contracts} />
          {contracts[0]?.status === 'active' && (
            <SharedTracks scope={{ of: 'label', artist: id, label }} />
          )}
          <ArtistMonths months={months} />
          <ArtistReleases releases={releases} />
          <ArtistPeople people={people} isNotified={contracts[0]?.status === 'active'} />
        </Stack>
      )}
    </QueryView>
  );
}
