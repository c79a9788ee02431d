import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PlaylistQuestion, usePlaylistChoice } from '@/features/add-to-playlist';
import { CopyByHandDialog, sharableTrack, useCopyLink } from '@/features/share-music';
import type { Track } from '@/shared/contract/track.ts';
import { Artwork } from '@/shared/ui/artwork';
import { AnchoredMenu, useMenuParts } from '@/shared/ui/menu';
import * as styles from './OpenTrackMenu.css';
import { TrackCreditsDialog } from './details/TrackCreditsDialog';
import { TrackDetailsDialog } from './details/TrackDetailsDialog';
import { TrackMenuItems } from './TrackMenuItems';

const MenuTrack = ({ track }: { track: Track }) => (
  <div className={styles.root}>
    <Artwork src={track.album.coverImage} seed={track.album.id} shape="thumb" sizes="48px" />
    <div>
      <div className={styles.title}>{track.title}</div>
      <div className={styles.artist} translate="no">
        {track.artist.name}
      </div>
    </div>
  </div>
);

type OpenTrackMenuProps = {
  track: Track;
  anchor: { x: number; y: number } | HTMLElement;
  onClose: () => void;
  onSelect?: (() => void) | undefined;
  children?: ReactNode;
};

/** Shows the menu or one of its dialogs. */
export function OpenTrackMenu({ track, anchor, onClose, onSelect, children }: OpenTrackMenuProps) {
  const { t } = useTranslation('widgets.track-menu');
  const { part, show, lead, close } = useMenuParts<'details' | 'credits' | 'link' | 'nothing'>(
    onClose,
  );
  const choice = usePlaylistChoice(track, close);
  const copyLink = useCopyLink(sharableTrack(track));

  const handleCopy = async () => {
    show((await copyLink()) ? 'closed' : 'link');
  };
  // The server's answer may lead to a question.
  const handleMenuClose = () => {
    show(choice.pendingId === null ? 'closed' : 'nothing');
  };

  if (part === 'closed') return null;
  if (choice.question !== null) return <PlaylistQuestion choice={choice} />;
  if (part === 'details') return <TrackDetailsDialog track={track} onClose={close} />;
  if (part === 'credits') return <TrackCreditsDialog track={track} onClose={close} />;
  if (part === 'link') return <CopyByHandDialog shared={sharableTrack(track)} onClose={close} />;
  if (part === 'nothing') return null;
  return (
    <AnchoredMenu
      anchor={anchor}
      label={t('label', { title: track.title })}
      heading={<MenuTrack track={track} />}
      onClose={handleMenuClose}
    >
      <TrackMenuItems
        track={track}
        choice={choice}
        onCopy={() => void handleCopy()}
        onDetails={lead('details')}
        onCredits={lead('credits')}
        onSelect={onSelect}
      >
        {children}
      </TrackMenuItems>
    </AnchoredMenu>
  );
}
