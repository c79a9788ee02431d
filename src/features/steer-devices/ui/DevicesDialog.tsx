import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '@/shared/ui/dialog';
import { Text } from '@/shared/ui/text';
import { usePlayerView } from '../model/player-view';
import { steering } from '../model/steering';
import * as styles from './DevicesDialog.css';
import { DeviceRow } from './DeviceRow';
import { Remote } from './Remote';

/** Milliseconds. */
const lookEvery = 3_000;

/** Where the music plays, and which devices may take it. See docs/product/devices.md. */
export function DevicesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('features.steer-devices');
  const { player, ownId, isUnreachable } = usePlayerView();
  useEffect(() => {
    void steering.look();
    const timer = setInterval(() => void steering.look(), lookEvery);
    return () => clearInterval(timer);
  }, []);
  const { devices = [], playing } = player ?? {};
  const sounding = devices.find(({ id }) => id === playing?.deviceId);
  const isAlone = player !== null && !devices.some(({ id }) => id !== ownId);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('title')}
      closeLabel={t('close')}
    >
      {isUnreachable && <Text tone="muted">{t('unreachable')}</Text>}
      {!isUnreachable && isAlone && <Text tone="muted">{t('none')}</Text>}
      {sounding && sounding.isOnline && sounding.id !== ownId && !isUnreachable && (
        <Remote device={sounding} />
      )}
      <ul className={styles.list} aria-label={t('list')}>
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device} />
        ))}
      </ul>
    </Dialog>
  );
}
