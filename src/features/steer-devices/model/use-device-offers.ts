import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsPlaying } from '@/entities/playback';
import { showToast } from '@/shared/ui/toast';
import { usePlayerView } from './player-view';
import { steering } from './steering';
import { useDeviceName } from './use-device-name';

/** Milliseconds, until the devices that are there have said so. */
const untilKnown = 1_500;

type Shown = { deviceId: string; isPlaying: boolean } | null;

/** Offers once to go on here, and says where the music goes. */
export function useDeviceOffers(): void {
  const { t } = useTranslation('features.steer-devices');
  const getName = useDeviceName();
  const { player, ownId } = usePlayerView();
  const isPlayingHere = useIsPlaying();
  const [shown, setShown] = useState<Shown>(null);
  const { playing, devices = [] } = player ?? {};
  const device = devices.find(({ id }) => id === playing?.deviceId);
  const isElsewhere = device !== undefined && device.id !== ownId;
  const isNews = shown?.deviceId !== device?.id || (playing?.isPlaying && !shown?.isPlaying);

  useEffect(() => {
    if (!playing || !device || !isElsewhere || isPlayingHere || !isNews) return undefined;
    const timer = setTimeout(() => {
      const { isPlaying } = playing;
      setShown({ deviceId: device.id, isPlaying });
      const words = { title: playing.track.title, device: getName(device) };
      const handlePress = async () => {
        if (!(await steering.takeHere())) showToast({ tone: 'danger', text: t('failed') });
      };
      showToast({
        text: t(isPlaying ? 'offer.sounds' : 'offer.left', words),
        action: { label: t('continueHere'), onPress: () => void handlePress() },
      });
    }, untilKnown);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- names and seconds are no news
  }, [device?.id, playing?.isPlaying, playing?.track.id, isElsewhere, isPlayingHere, isNews]);
}
