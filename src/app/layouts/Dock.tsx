import { type ReactNode, Suspense, useState } from 'react';
import type { Track } from '@/shared/contract/track.ts';
import { useMediaQuery } from '@/shared/lib/media-query';
import { useIsTouched } from '@/shared/lib/first-touch';
import { LeftOut, lazyPart } from '@/shared/lib/lazy-part';
import { media } from '@/shared/theme';
import { PlayerBar } from '@/widgets/player-bar';
import { BottomNavigation } from '@/widgets/sidebar';
import { Shortcuts } from './Shortcuts';

const QueuePanel = lazyPart(() => import('@/widgets/queue-panel'), 'QueuePanel');
const QueueSheet = lazyPart(() => import('@/widgets/queue-panel'), 'QueueSheet');
const MusicMenus = lazyPart(() => import('./MusicMenus'), 'MusicMenus', LeftOut);
const TrackMenuButton = lazyPart(
  async () => {
    const { TrackMenuButton: loaded } = await import('@/widgets/track-menu');
    return { TrackMenuButton: loaded };
  },
  'TrackMenuButton',
  LeftOut,
);

type DockProps = {
  heart: (track: Track) => ReactNode;
  work?: ReactNode;
};

/** The player with its queue, and the bottom navigation. */
export function Dock({ heart, work }: DockProps) {
  const [isQueueOpen, setIsQueueOpen] = useState(false);
  const isNarrow = useMediaQuery(media.narrow);
  return (
    <>
      <Shortcuts />
      {useIsTouched() && (
        <Suspense fallback={null}>
          <MusicMenus />
        </Suspense>
      )}
      <PlayerBar
        actions={heart}
        menu={(track) => (
          <Suspense fallback={null}>
            <TrackMenuButton track={track} />
          </Suspense>
        )}
        queue={{
          isOpen: isQueueOpen,
          onToggle: () => setIsQueueOpen(!isQueueOpen),
          sheet: (onClose) => <QueueSheet onClose={onClose} />,
          panel: (onClose) => (
            <Suspense fallback={null}>
              <QueuePanel onClose={onClose} />
            </Suspense>
          ),
        }}
      />
      {isQueueOpen && !isNarrow && (
        <Suspense fallback={null}>
          <QueuePanel onClose={() => setIsQueueOpen(false)} />
        </Suspense>
      )}
      <BottomNavigation>{work}</BottomNavigation>
    </>
  );
}
