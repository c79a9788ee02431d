import { MonitorSpeaker } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '@/shared/lib/lazy-part';
import { IconButton } from '@/shared/ui/icon-button';
import { usePlayerView } from '../model/player-view';

const DevicesDialog = lazyPart(() => import('./DevicesDialog'), 'DevicesDialog');

/** Opens the devices of the account; marked while another one sounds. */
export function DevicesButton() {
  const { t } = useTranslation('features.steer-devices');
  const { player, ownId } = usePlayerView();
  const [isOpen, setIsOpen] = useState(false);
  const { playing } = player ?? {};
  const isElsewhere = playing?.isPlaying === true && playing.deviceId !== ownId;
  return (
    <>
      <IconButton
        label={t('title')}
        size="small"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        {...(isElsewhere && { 'data-dot': '' })}
      >
        <MonitorSpeaker size={18} aria-hidden />
      </IconButton>
      {isOpen && (
        <Suspense fallback={null}>
          <DevicesDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
