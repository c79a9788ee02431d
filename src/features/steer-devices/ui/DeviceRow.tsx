import { Monitor, Smartphone, Tablet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PlayerDevice } from '@/shared/contract/player.ts';
import { formatMoment } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { Text } from '@/shared/ui/text';
import { showToast } from '@/shared/ui/toast';
import { usePlayerView } from '../model/player-view';
import { steering } from '../model/steering';
import { useDeviceName } from '../model/use-device-name';
import * as styles from './DevicesDialog.css';

const icons = { computer: Monitor, phone: Smartphone, tablet: Tablet };

export function DeviceRow({ device }: { device: PlayerDevice }) {
  const { t, i18n } = useTranslation('features.steer-devices');
  const { player, ownId, isUnreachable } = usePlayerView();
  const getName = useDeviceName();
  const { id, kind, isOnline, lastSeenAt } = device;
  const isOwn = id === ownId;
  const Icon = icons[kind];
  const { playing } = player ?? {};
  const isSounding = playing?.deviceId === id;
  const title = playing?.track.title ?? '';
  const getState = () => {
    if (!isOnline && !isOwn)
      return t('state.seen', { moment: formatMoment(lastSeenAt, i18n.language) });
    if (!isSounding) return t('state.online');
    return t(playing.isPlaying ? 'state.playing' : 'state.paused', { title });
  };
  const handlePress = async () => {
    const isDone = await (isOwn ? steering.takeHere() : steering.ask('transfer', { deviceId: id }));
    if (!isDone) showToast({ tone: 'danger', text: t('failed') });
  };
  const isOffered = playing && !isSounding && !isUnreachable && (isOnline || isOwn);
  return (
    <li className={styles.row}>
      <Icon size={20} aria-hidden />
      <div className={styles.words}>
        <Text>{getName(device, isOwn)}</Text>
        <Text tone="muted" size="small">
          {getState()}
        </Text>
      </div>
      {isOffered && (
        <Button
          size="small"
          variant={isOwn ? 'solid' : 'soft'}
          aria-label={isOwn ? t('continueHere') : t('playOn', { device: getName(device) })}
          onClick={() => void handlePress()}
        >
          {t(isOwn ? 'continueHere' : 'listen')}
        </Button>
      )}
    </li>
  );
}
