import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { selectSessionStatus } from '@/entities/session';
import { useCurrentTrack } from '@/entities/playback';
import { useSelector } from 'react-redux';
import type { Track } from '@/shared/contract/track.ts';
import { useIsTouched } from '@/shared/lib/first-touch';
import { lazyPart } from '@/shared/lib/lazy-part';
import { media } from '@/shared/theme';
import { useMediaQuery } from '@/shared/lib/media-query';
import { NoTrack } from './NoTrack';

import * as styles from './PlayerBar.css';
import type { QueueSlot } from '../model/use-full-screen';

const useIsNarrow = (): boolean => !useMediaQuery(media.medium);

/** True with a track, a signed-in user or a first touch. */
function useIsAwake(): boolean {
  const isTouched = useIsTouched();
  const hasTrack = useCurrentTrack() !== null;
  const isListener = useSelector(selectSessionStatus) === 'listener';
  return isTouched || hasTrack || isListener;
}

function RestingPlayer() {
  return (
    <div className={styles.restingPlayer}>
      <NoTrack />
    </div>
  );
}

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
