import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AnchoredMenu } from '@/shared/ui/menu';
import { getTrackLink } from '../lib/track-address';
import { useCopyLink } from '../model/use-copy-link';
import type { SharableTrack } from '../model/use-share-track';
import { CopyByHandDialog } from './CopyByHandDialog';
import { ShareItems } from './ShareItems';

type ShareTrackMenuProps = { track: SharableTrack; anchor: HTMLElement; onClose: () => void };

export function ShareTrackMenu({ track, anchor, onClose }: ShareTrackMenuProps) {
  const { t } = useTranslation('features.share-track');
  const [part, setPart] = useState<'menu' | 'link' | 'closed'>('menu');
  const shared = getTrackLink(track);
  const copyLink = useCopyLink(shared);

  const finish = () => setPart('closed');
  // Runs after the dialog has gone, because a modal traps the focus.
  const reportClosed = useEffectEvent(onClose);
  useEffect(() => {
    if (part === 'closed') reportClosed();
  }, [part]);

  const handleCopy = async (event: Event) => {
    event.preventDefault();
    setPart((await copyLink()) ? 'closed' : 'link');
  };

  if (part === 'closed') return null;
  if (part === 'link') return <CopyByHandDialog shared={shared} onClose={finish} />;
  return (
    <AnchoredMenu
      anchor={anchor}
      label={t('button', { title: track.title })}
      heading={track.title}
      onClose={finish}
    >
      <ShareItems track={track} onCopy={(event) => void handleCopy(event)} />
    </AnchoredMenu>
  );
}
