import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Track } from '@/shared/contract/track.ts';
import { lazyPart } from '@/shared/lib/lazy-part';
import { useIsAwake } from '../model/use-is-awake';
import { useIsNarrow } from '../model/use-is-narrow';
import type { QueueSlot } from '../model/queue-slot';
import { RestingPlayer } from './RestingPlayer';

// A visitor's first screen loads this at the first touch.
const MiniPlayer = lazyPart(() => import('./MiniPlayer'), 'MiniPlayer', RestingPlayer);
const WidePlayer = lazyPart(() => import('./WidePlayer'), 'WidePlayer', RestingPlayer);

type PlayerBarProps = {
  actions?: (track: Track) => ReactNode;
  menu?: (track: Track) => ReactNode;
  queue?: QueueSlot;
};

/** See docs/product/player.md. */
export function PlayerBar({ actions, menu, queue }: PlayerBarProps) {
  const { t } = useTranslation('widgets.player-bar');
  const Player = useIsNarrow() ? MiniPlayer : WidePlayer;
  return (
    <section aria-label={t('region')}>
      {useIsAwake() ? (
        <Suspense fallback={<RestingPlayer />}>
          <Player actions={actions} menu={menu} queue={queue} />
        </Suspense>
      ) : (
        <RestingPlayer />
      )}
    </section>
  );
}
