import { Suspense } from 'react';
import type { Track } from '@/shared/contract/track.ts';
import type { SeveralSlot } from '../lib/track-menu-slot';
import * as styles from './SeveralTracks.css';

type SeveralTracksProps = {
  slot: SeveralSlot | undefined;
  tracks: readonly Track[];
  keys: readonly string[];
  chosen: ReadonlySet<string>;
  onClear: () => void;
  onRemove?: ((indices: readonly number[]) => void) | undefined;
};

/** Stays at the foot of the window while rows of the list are chosen. */
export function SeveralTracks(props: SeveralTracksProps) {
  const { slot: Several, tracks, keys, chosen, onClear, onRemove } = props;
  if (!Several || chosen.size === 0) return null;
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
