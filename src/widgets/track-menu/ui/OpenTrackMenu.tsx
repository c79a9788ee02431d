import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyByHandDialog, getTrackLink, useCopyLink } from '@/features/share-track';
import type { Track } from '@/shared/contract/track.ts';
import { AnchoredMenu } from '@/shared/ui/menu';
import { usePlaylistChoice } from '../model/use-playlist-choice';
import { PlaylistQuestion } from './add-to-playlist/PlaylistQuestion';
import { TrackCreditsDialog } from './details/TrackCreditsDialog';
import { TrackDetailsDialog } from './details/TrackDetailsDialog';
import { MenuTrack } from './MenuTrack';
import { TrackMenuItems } from './TrackMenuItems';

type Part = 'menu' | 'details' | 'credits' | 'link' | 'nothing' | 'closed';

type OpenTrackMenuProps = {
  track: Track;
  anchor: { x: number; y: number } | HTMLElement;
  onClose: () => void;
  children?: ReactNode;
};

/** Shows the menu or one of its dialogs. */
export function OpenTrackMenu({ track, anchor, onClose, children }: OpenTrackMenuProps) {
  const { t } = useTranslation('widgets.track-menu');
  const [part, setPart] = useState<Part>('menu');
  const finish = () => setPart('closed');
  const choice = usePlaylistChoice(track, finish);
  const shared = getTrackLink(track);
  const copyLink = useCopyLink(shared);

  // Runs after the dialog has gone, because a modal traps the focus.
  const reportClosed = useEffectEvent(onClose);
  useEffect(() => {
    if (part === 'closed') reportClosed();
  }, [part]);

  const handleCopy = async () => {
    if (await copyLink()) finish();
    else setPart('link');
  };
  // The server's answer may lead to a question.
  const handleMenuClose = () => {
    setPart(choice.pendingId === null ? 'closed' : 'nothing');
  };

  if (part === 'closed') return null;
  if (choice.question !== null) return <PlaylistQuestion choice={choice} />;
  if (part === 'details') return <TrackDetailsDialog track={track} onClose={finish} />;
  if (part === 'credits') return <TrackCreditsDialog track={track} onClose={finish} />;
  if (part === 'link') return <CopyByHandDialog shared={shared} onClose={finish} />;
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
        onDetails={() => setPart('details')}
        onCredits={() => setPart('credits')}
      >
        {children}
      </TrackMenuItems>
    </AnchoredMenu>
  );
}
