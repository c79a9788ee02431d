import type { ReactNode } from 'react';
import type { Track } from '@/shared/contract/track.ts';
import type { QueueSlot } from '../model/queue-slot';
import { usePlaybackNotice } from '../model/use-playback-notice';
import { Controls } from './Controls';
import { NowPlaying } from './NowPlaying';
import { PreviewHint } from './Preview';
import { Progress } from './Progress';
import { QueueButton } from './QueueButton';
import { ShortcutsButton } from './ShortcutsButton';
import { Volume } from './Volume';
import * as styles from './WidePlayer.css';

type WidePlayerProps = {
  actions?: ((track: Track) => ReactNode) | undefined;
  menu?: ((track: Track) => ReactNode) | undefined;
  queue?: QueueSlot | undefined;
};

/** The bar of medium and wide windows. */
export function WidePlayer({ actions, menu, queue }: WidePlayerProps) {
  usePlaybackNotice();
  return (
    <div className={styles.widePlayer}>
      <NowPlaying actions={actions} menu={menu} />
      <div className={styles.middle}>
        <Controls size="medium" />
        <Progress />
      </div>
      <div className={styles.end}>
        <div className={styles.hint}>
          <PreviewHint />
        </div>
        <ShortcutsButton />
        {queue && <QueueButton isOpen={queue.isOpen} onToggle={queue.onToggle} />}
        <Volume />
      </div>
    </div>
  );
}
