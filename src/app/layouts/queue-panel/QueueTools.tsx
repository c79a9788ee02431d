import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { QueueItem } from '@/entities/playback';
import { useAccountGate } from '@/entities/session';
import { NewPlaylistForm } from '@/features/create-playlist';
import type { Track } from '@/shared/contract/track.ts';
import { playlistLimits } from '@/shared/contract/limits.ts';
import { Button } from '@/shared/ui/button';
import { SleepTimer } from './SleepTimer';
import * as styles from './QueueTools.css';

type QueueToolsProps = { track: Track; items: readonly QueueItem[] };

/** Saves what plays and what comes as a playlist; sets the sleep timer. */
export function QueueTools({ track, items }: QueueToolsProps) {
  const { t } = useTranslation('app.layouts.queue-panel');
  const gate = useAccountGate();
  const [isNaming, setIsNaming] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const tracks = [track, ...items.map((item) => item.track)].slice(0, playlistLimits.tracks);

  const close = () => {
    setIsNaming(false);
    // The form disappears with the focus.
    opener.current?.focus();
  };

  return (
    <div className={styles.tools}>
      <div className={styles.line}>
        <Button
          ref={opener}
          variant="soft"
          size="small"
          aria-expanded={isNaming}
          onClick={() => gate('create', () => setIsNaming(!isNaming))}
        >
          {t('save')}
        </Button>
        <SleepTimer />
      </div>
      {isNaming && <NewPlaylistForm trackIds={tracks.map(({ id }) => id)} onDone={close} />}
    </div>
  );
}
