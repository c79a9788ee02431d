import { Heart, ListEnd, ListStart, type LucideProps, Trash2, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '@/shared/lib/format';
import { createStoredValue } from '@/shared/lib/storage';
import { useMediaQuery } from '@/shared/lib/media-query';
import { IconButton } from '@/shared/ui/icon-button';
import { LiveText } from '@/shared/ui/live-text';
import { useCarriedCount } from '../../model/use-carried-count';
import { useSeveralActions } from '../../model/use-several-actions';
import { SeveralPlaylistButton } from './SeveralPlaylistButton';
import type { SeveralTracksProps } from './SeveralTracks';
import * as styles from './SeveralTracksBar.css';

export const storedChoosingHint = createStoredValue<true>(
  'choosing-hint-seen',
  (candidate) => candidate === true,
);

/** True in the first choice on this device, where a mouse may hold Shift or Ctrl. */
function useChoosingHint(): boolean {
  const hasMouse = useMediaQuery('(any-pointer: fine)');
  const [isNew] = useState(() => storedChoosingHint.read() === null);
  const isShown = hasMouse && isNew;
  useEffect(() => {
    if (isShown) storedChoosingHint.write(true);
  }, [isShown]);
  return isShown;
}

const FilledHeart = (props: LucideProps) => <Heart {...props} className={styles.liked} />;

/** Its buttons have words where they fit, and tooltips. */
export function SeveralTracksBar({ tracks, onClear, onRemove }: SeveralTracksProps) {
  const { t } = useTranslation('widgets.track-menu.several');
  const { playNext, queue, areLiked, like, unlike } = useSeveralActions(tracks, onClear);
  const hasHint = useChoosingHint();
  const { number } = useFormats();
  const count = tracks.length;
  useCarriedCount(t('count', { count }), styles.carried);
  const items = [
    { label: t('playNext'), words: t('words.playNext'), Icon: ListStart, act: playNext },
    { label: t('queue'), words: t('words.queue'), Icon: ListEnd, act: queue },
    areLiked
      ? { label: t('unlike'), words: t('words.like'), Icon: FilledHeart, act: unlike }
      : { label: t('like'), words: t('words.like'), Icon: Heart, act: like },
    ...(onRemove
      ? [{ label: t('remove'), words: t('words.remove'), Icon: Trash2, act: onRemove }]
      : []),
  ];
  return (
    <div className={styles.room}>
      <section className={styles.bar} aria-label={t('label')} data-floating-bar>
        <div className={styles.row}>
          <IconButton label={t('clear')} onClick={onClear}>
            <X size={20} aria-hidden />
          </IconButton>
          <div className={styles.count}>
            <span className={styles.figure} aria-hidden>
              {number(count)}
            </span>
            <div className={styles.phrase}>
              <LiveText>{t('count', { count })}</LiveText>
            </div>
          </div>
          <div className={styles.acts}>
            <SeveralPlaylistButton tracks={tracks} onAdded={onClear} />
            {items.map(({ label, words, Icon, act }) => (
              <IconButton key={words} label={label} onClick={act} className={styles.act}>
                <Icon size={20} aria-hidden />
                <span className={styles.words}>{words}</span>
              </IconButton>
            ))}
          </div>
        </div>
        {hasHint && <p className={styles.hint}>{t('hint')}</p>}
      </section>
    </div>
  );
}
