import { Disc3, Download, Info, MicVocal, ScrollText, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useViewer } from '@/entities/session';
import { DismissItems } from '@/features/dismiss-recommendation';
import { ShareItems } from '@/features/share-track';
import { RadioItem } from '@/features/start-radio';
import type { Track } from '@/shared/contract/track.ts';
import { paths } from '@/shared/routes';
import { MenuItem, MenuLink, MenuSeparator, MenuSub } from '@/shared/ui/menu';
import { useDownloadTrack } from '../model/use-download-track';
import type { usePlaylistChoice } from '../model/use-playlist-choice';
import { CollectItems } from './CollectItems';
import { QueueItems } from './QueueItems';

type TrackMenuItemsProps = {
  track: Track;
  choice: ReturnType<typeof usePlaylistChoice>;
  onCopy: () => void;
  onDetails: () => void;
  onCredits: () => void;
  children: ReactNode;
};

const keepOpen = (act: () => void) => (event: Event) => {
  event.preventDefault();
  act();
};

/** The same in every list. See docs/product/music-pages.md. */
export function TrackMenuItems(props: TrackMenuItemsProps) {
  const { track, choice, onCopy, onDetails, onCredits, children } = props;
  const { t } = useTranslation([
    'widgets.track-menu',
    'widgets.track-menu.download',
    'features.share-track',
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
      <MenuItem icon={<Info size={18} />} onSelect={keepOpen(onDetails)}>
        {t('widgets.track-menu.details:details.item')}
      </MenuItem>
      <MenuItem icon={<ScrollText size={18} />} onSelect={keepOpen(onCredits)}>
        {t('widgets.track-menu.details:credits.item')}
      </MenuItem>
      <MenuSeparator />
      <MenuSub
        icon={<Share2 size={18} />}
        label={t('features.share-track:menu')}
        backLabel={t('features.share-track:back')}
      >
        <ShareItems track={track} onCopy={keepOpen(onCopy)} />
      </MenuSub>
      <MenuItem icon={<Download size={18} />} onSelect={download}>
        {t('widgets.track-menu.download:download')}
      </MenuItem>
      {children && (
        <>
          <MenuSeparator />
          {children}
        </>
      )}
    </>
  );
}
