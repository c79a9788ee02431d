import { Suspense, useState } from 'react';
import { useCurrentTrack } from '@/entities/playback';
import { usePlaybackShortcuts } from '@/features/control-playback';
import { lazyPart } from '@/shared/lib/lazy-part';

type SearchShortcut = { onSearch: () => void };

const TrackShortcuts = lazyPart(() => import('./TrackShortcuts'), 'TrackShortcuts', PlainShortcuts);
const SearchPalette = lazyPart(() => import('./search-palette/SearchPalette'), 'SearchPalette');

export function Shortcuts() {
  const track = useCurrentTrack();
  const [presses, setPresses] = useState(0);
  const onSearch = () => setPresses(presses + 1);
  const plain = <PlainShortcuts onSearch={onSearch} />;
  return (
    <>
      {track ? (
        <Suspense fallback={plain}>
          <TrackShortcuts track={track} onSearch={onSearch} />
        </Suspense>
      ) : (
        plain
      )}
      {presses > 0 && (
        <Suspense fallback={null}>
          <SearchPalette presses={presses} onClose={() => setPresses(0)} />
        </Suspense>
      )}
    </>
  );
}

function PlainShortcuts({ onSearch }: SearchShortcut) {
  usePlaybackShortcuts({ onSearch });
  return null;
}
