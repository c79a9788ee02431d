import { Suspense } from 'react';
import type { SavablePlaylist } from '../model/use-send-save';
import { LateSaveButton } from './LateSaveButton';
import * as styles from './SaveInHeader.css';

/** Keeps the heart's place in a header while its code loads. */
export function SaveInHeader({ playlist }: { playlist: SavablePlaylist }) {
  return (
    <span className={styles.slot}>
      <Suspense fallback={null}>
        <LateSaveButton playlist={playlist} />
      </Suspense>
    </span>
  );
}
