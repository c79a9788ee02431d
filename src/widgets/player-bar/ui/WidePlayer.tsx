import type { ReactNode } from 'react';
import type { Track } from '@/shared/contract/track.ts';
import { useFailureToast } from '../model/use-failure-toast';
import { Controls } from './Controls';
import { NowPlaying } from './NowPlaying';
import { PreviewHint } from './Preview';
import { Progress } from './Progress';
import { Volume } from './Volume';
import * as styles from './WidePlayer.css';

type WidePlayerProps = { actions?: ((track: Track) => ReactNode) | undefined };

/** The bar of medium and wide windows. */
export function WidePlayer({ actions }: WidePlayerProps) {
  useFailureToast();
  return (
    <div className={styles.widePlayer}>
      <NowPlaying actions={actions} />
      <div className={styles.middle}>
        <Controls size="medium" />
        <Progress />
      </div>
      <div className={styles.end}>
        <div className={styles.hint}>
          <PreviewHint />
        </div>
        <Volume />
      </div>
    </div>
  );
}
