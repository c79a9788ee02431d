import { Heart, ListEnd, ListStart, Trash2, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@/shared/ui/icon-button';
import { LiveText } from '@/shared/ui/live-text';
import { useSeveralActions } from '../../model/use-several-actions';
import { SeveralPlaylistButton } from './SeveralPlaylistButton';
import type { SeveralTracksProps } from './SeveralTracks';
import * as styles from './SeveralTracksBar.css';

export function SeveralTracksBar({ tracks, onClear, onRemove }: SeveralTracksProps) {
  const { t } = useTranslation('widgets.track-menu.several');
  const { playNext, queue, like } = useSeveralActions(tracks);
  const items = [
    { label: t('playNext'), Icon: ListStart, act: playNext },
    { label: t('queue'), Icon: ListEnd, act: queue },
    { label: t('like'), Icon: Heart, act: like },
    ...(onRemove ? [{ label: t('remove'), Icon: Trash2, act: onRemove }] : []),
    { label: t('clear'), Icon: X, act: onClear },
  ];
  return (
    <section className={styles.bar} aria-label={t('label')}>
      <div className={styles.count}>
        <LiveText>{t('count', { count: tracks.length })}</LiveText>
      </div>
      <SeveralPlaylistButton tracks={tracks} />
      {items.map(({ label, Icon, act }) => (
        <IconButton key={label} label={label} onClick={act}>
          <Icon size={20} aria-hidden />
        </IconButton>
      ))}
    </section>
  );
}
