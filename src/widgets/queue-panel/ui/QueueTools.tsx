import { Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { QueueItem } from '@/entities/playback';
import { useAccountGate } from '@/entities/session';
import type { Track } from '@/shared/contract/track.ts';
import { LeftOut, lazyPart } from '@/shared/lib/lazy-part';
import { Button } from '@/shared/ui/button';
import { giveFocusBack } from '@/shared/ui/focus';
import * as styles from './QueueTools.css';

const SaveQueue = lazyPart(() => import('./SaveQueue'), 'SaveQueue');
const SleepTimer = lazyPart(() => import('./SleepTimer'), 'SleepTimer', LeftOut);

type QueueToolsProps = { track: Track; items: readonly QueueItem[] };

/** Saves what plays and what comes as a playlist; sets the sleep timer. */
export function QueueTools({ track, items }: QueueToolsProps) {
  const { t } = useTranslation('widgets.queue-panel');
  const gate = useAccountGate();
  const [isNaming, setIsNaming] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);

  const close = () => {
    setIsNaming(false);
    // The form disappears with the focus.
    giveFocusBack(opener.current);
  };

  return (
    <div className={styles.tools}>
      <div className={styles.line}>
        <Button
          ref={opener}
          variant="soft"
          size="small"
          aria-expanded={isNaming}
          onPointerEnter={() => void SaveQueue.load()}
          onClick={() => gate('create', () => setIsNaming(!isNaming))}
        >
          {t('save')}
        </Button>
        <Suspense fallback={null}>
          <SleepTimer />
        </Suspense>
      </div>
      {isNaming && (
        <Suspense fallback={null}>
          <SaveQueue tracks={[track, ...items.map((item) => item.track)]} onDone={close} />
        </Suspense>
      )}
    </div>
  );
}
