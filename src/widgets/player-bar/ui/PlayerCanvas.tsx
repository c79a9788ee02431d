import { Pause, Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LoopVideo, useSeeCanvasMutation, useTrackCanvasQuery } from '@/entities/canvas';
import { useIsPlaying } from '@/entities/playback';
import { useViewer } from '@/entities/session';
import { createStoredValue, useStoredValue } from '@/shared/lib/storage';
import { IconButton } from '@/shared/ui/icon-button';
import * as styles from './PlayerCanvas.css';

const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';

/** Stopping applies to all tracks. */
const stopped = createStoredValue('player-canvas-stopped', isFlag);

type PlayerCanvasProps = {
  trackId: string;
};

/** See docs/product/canvas.md. */
export function PlayerCanvas({ trackId }: PlayerCanvasProps) {
  const { t } = useTranslation('entities.canvas');
  const { data } = useTrackCanvasQuery(trackId);
  const [see] = useSeeCanvasMutation();
  const viewer = useViewer();
  const isSounding = useIsPlaying();
  const isStopped = useStoredValue(stopped) ?? false;
  const canvas = data?.canvas;
  if (!canvas) return null;
  const toggle = () => stopped.write(!isStopped);
  return (
    <>
      {!isStopped && (
        <div className={styles.canvas} data-canvas>
          <LoopVideo
            key={canvas.id}
            src={canvas.videoUrl}
            startTime={canvas.startTime}
            endTime={canvas.endTime}
            isLoop={canvas.isLoop}
            isPlaying={isSounding}
            onSeen={() => void (viewer && see({ trackId, canvasId: canvas.id }))}
          />
        </div>
      )}
      <div className={styles.control}>
        <IconButton label={t(isStopped ? 'player.play' : 'player.pause')} onClick={toggle}>
          {isStopped ? <Play size={20} aria-hidden /> : <Pause size={20} aria-hidden />}
        </IconButton>
      </div>
    </>
  );
}
