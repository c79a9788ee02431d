import { Disc3, Download, Info, ListChecks, MicVocal, ScrollText, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useViewer } from '@/entities/session';
import type { PlaylistChoice } from '@/features/add-to-playlist';
import { DismissItems } from '@/features/dismiss-recommendation';
import { KeepTrackItem } from '@/features/keep-offline';
import { ShareItems, sharableTrack } from '@/features/share-music';
import { RadioItem } from '@/features/start-radio';
import type { Track } from '@/shared/contract/track.ts';
import { paths } from '@/shared/routes';
import { MenuItem, MenuLink, MenuSeparator, MenuSub } from '@/shared/ui/menu';
import { useDownloadTrack } from '../model/use-download-track';
import { CollectItems } from './CollectItems';
import { QueueItems } from './QueueItems';

type TrackMenuItemsProps = {
  track: Track;
  choice: PlaylistChoice;
  onCopy: () => void;
  onDetails: (event: Event) => void;
  onCredits: (event: Event) => void;
  onSelect: (() => void) | undefined;
  children: ReactNode;
};

const keepOpen = (act: () => void) => (event: Event) => {
  event.preventDefault();
  act();
};

/** The same in every list. See docs/product/music-pages.md. */
export function TrackMenuItems(props: TrackMenuItemsProps) {
  const { track, choice, onCopy, onDetails, onCredits, onSelect, children } = props;
  const { t } = useTranslation([
    'widgets.track-menu',
    'widgets.track-menu.download',
    'features.share-music',
    'widgets.track-menu.details',
  ]);
  const viewer = useViewer();
  const download = useDownloadTrack(track);
  return (
    <>
      <CollectItems track={track} choice={choice} />
      <QueueItems track={track} />
      <RadioItem kind="track" id={track.id} name={track.title} first={track} />
      <RadioItem kind="artist" id={track.artist.id} name={track.artist.name} />
      {track.reason && viewer && <DismissItems track={track} />}
      <MenuSeparator />
      <MenuLink icon={<MicVocal size={18} />} to={paths.artist(track.artist.id)}>
        {t('goToArtist')}
      </MenuLink>
      <MenuLink icon={<Disc3 size={18} />} to={paths.album(track.album.id)}>
        {t('goToAlbum')}
      </MenuLink>
      <MenuItem icon={<Info size={18} />} onSelect={onDetails}>
        {t('widgets.track-menu.details:details.item')}
      </MenuItem>
      <MenuItem icon={<ScrollText size={18} />} onSelect={onCredits}>
        {t('widgets.track-menu.details:credits.item')}
      </MenuItem>
      <MenuSeparator />
      <MenuSub
        icon={<Share2 size={18} />}
        label={t('features.share-music:menu')}
        backLabel={t('features.share-music:back')}
      >
        <ShareItems shared={sharableTrack(track)} onCopy={keepOpen(onCopy)} />
      </MenuSub>
      <MenuItem icon={<Download size={18} />} onSelect={download}>
        {t('widgets.track-menu.download:download')}
      </MenuItem>
      <KeepTrackItem track={track} />
      {onSelect && (
        <MenuItem icon={<ListChecks size={18} />} onSelect={onSelect}>
          {t('select')}
        </MenuItem>
      )}
      {children && (
        <>
          <MenuSeparator />
          {children}
        </>
      )}
    </>
  );
}
