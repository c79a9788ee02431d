import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Track } from '@/shared/contract/track.ts';
import { formatNumber } from '@/shared/lib/format';
import { Surface } from '@/shared/ui/surface';
import { Text } from '@/shared/ui/text';
import type { SeveralSlot } from '../lib/track-menu-slot';
import * as styles from './SeveralTracks.css';

type SeveralTracksProps = {
  slot: SeveralSlot | undefined;
  tracks: readonly Track[];
  keys: readonly string[];
  chosen: ReadonlySet<string>;
  /** Chosen rows that are still to be read; nothing can be done with a part of them. */
  unread?: number;
  onClear: () => void;
  onRemove?: ((indices: readonly number[]) => void) | undefined;
};

/** Stays at the foot of the window while rows of the list are chosen. */
export function SeveralTracks(props: SeveralTracksProps) {
  const { slot: Several, tracks, keys, chosen, unread = 0, onClear, onRemove } = props;
  const { t, i18n } = useTranslation('widgets.track-table');
  if (!Several || chosen.size === 0) return null;
  if (unread > 0) {
    const number = (count: number) => formatNumber(count, i18n.language);
    const known = number(tracks.length);
    const total = number(tracks.length + unread);
    return (
      <div className={styles.foot}>
        <Surface kind="outlined">
          <Text role="status">{t('choosingAll', { known, total })}</Text>
        </Surface>
      </div>
    );
  }
  const indices = [...keys.keys()].filter((index) => chosen.has(keys[index] ?? ''));
  const remove = () => {
    onRemove?.(indices);
    onClear();
  };
  return (
    <div className={styles.foot}>
      <Suspense fallback={null}>
        <Several
          tracks={indices.flatMap((index) => tracks[index] ?? [])}
          onClear={onClear}
          onRemove={onRemove && remove}
        />
      </Suspense>
    </div>
  );
}
