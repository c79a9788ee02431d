import { type ReactNode, Suspense } from 'react';
import { useCurrentTrack, useSpot } from '@/entities/playback';
import type { Track } from '@/shared/contract/track.ts';
import { useFullScreen, type QueueSlot } from '../model/use-full-screen';
import { usePlaybackMessage } from '../model/use-playback-message';
import { Controls } from './Controls';
import { Devices, Offers } from './Devices';
import { FullScreenButton } from './FullScreenButton';
import { LazyLyrics } from './LazyLyrics';
import { LazyFullScreenPlayer } from './LazyFullScreenPlayer';
import { SpotControls, SpotWords } from './LazySpot';
import { NowPlaying } from './NowPlaying';
import { PreviewHint } from './Preview';
import { Progress } from './Progress';
import { QueueButton } from './QueueButton';
import { ShortcutsButton } from './ShortcutsButton';
import { SleepMark } from './SleepMark';
import { Volume } from './Volume';
import * as styles from './WidePlayer.css';

/** Keeps the columns. */
const Blank = () => (
  <>
    <span />
    <span />
  </>
);

type WidePlayerProps = {
  actions?: ((track: Track) => ReactNode) | undefined;
  menu?: ((track: Track) => ReactNode) | undefined;
  queue?: QueueSlot | undefined;
};

export function WidePlayer({ actions, menu, queue }: WidePlayerProps) {
  usePlaybackMessage();
  const track = useCurrentTrack();
  const spot = useSpot();
  const { isOpen, isQueueOpen, open, openQueue, toggleQueue, close } = useFullScreen();
  const handleOpen = () => {
    if (!queue?.isOpen) return open();
    queue.onToggle();
    return openQueue();
  };
  return (
    <div className={styles.widePlayer}>
      <Offers />
      {spot ? (
        <Suspense fallback={<Blank />}>
          <SpotWords spot={spot} />
          <SpotControls spot={spot} size="small" />
        </Suspense>
      ) : (
        <>
          <NowPlaying actions={actions} menu={menu} />
          <div className={styles.middle}>
            <Controls size="medium" />
            <Progress />
          </div>
        </>
      )}
      <div className={styles.end}>
        <div className={styles.hint}>
          <PreviewHint />
        </div>
        <SleepMark />
        <ShortcutsButton />
        <LazyLyrics track={track} queue={queue} />
        {queue && <QueueButton isOpen={queue.isOpen} onToggle={queue.onToggle} />}
        <Devices />
        <div className={styles.volume}>
          <Volume />
        </div>
        <FullScreenButton isDisabled={track === null} onOpen={handleOpen} />
      </div>
      {isOpen && track && (
        <Suspense fallback={null}>
          <LazyFullScreenPlayer
            track={track}
            actions={actions}
            menu={menu}
            queueButton={queue && <QueueButton isOpen={isQueueOpen} onToggle={toggleQueue} />}
            queuePanel={isQueueOpen && queue?.panel(toggleQueue)}
            onClose={close}
            onEscape={isQueueOpen ? toggleQueue : close}
          />
        </Suspense>
      )}
    </div>
  );
}
