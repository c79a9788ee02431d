import { Suspense } from 'react';
import { useCurrentTrack } from '@/entities/playback';
import { usePlaybackShortcuts } from '@/features/control-playback';
import { lazyPart } from '@/shared/lib/lazy-part';
import { useFocusSearch } from './use-focus-search';

const TrackShortcuts = lazyPart(() => import('./TrackShortcuts'), 'TrackShortcuts', PlainShortcuts);

export function Shortcuts() {
  const track = useCurrentTrack();
  if (!track) return <PlainShortcuts />;
  return (
    <Suspense fallback={<PlainShortcuts />}>
      <TrackShortcuts track={track} />
    </Suspense>
  );
}

function PlainShortcuts() {
  usePlaybackShortcuts({ search: useFocusSearch() });
  return null;
}
