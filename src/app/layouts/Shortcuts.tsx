import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useCurrentTrack } from '@/entities/playback';
import { useIsTouched } from '@/shared/lib/first-touch';
import { lazyPart } from '@/shared/lib/lazy-part';
import { TypedAhead } from './TypedAhead';

type SearchShortcut = { onSearch: () => void };

const AllShortcuts = lazyPart(() => import('./AllShortcuts'), 'AllShortcuts', FirstShortcuts);
const SearchPalette = lazyPart(() => import('@/widgets/search-palette'), 'SearchPalette');

/** Pressed before the code of the shortcuts was there, which handles it then. */
let missed: KeyboardEvent | null = null;

function takeMissed() {
  const event = missed;
  missed = null;
  return event;
}

export function Shortcuts() {
  const isWanted = useIsTouched();
  const hasTrack = useCurrentTrack() !== null;
  const [presses, setPresses] = useState(0);
  const [typed, setTyped] = useState('');
  const onSearch = () => {
    setPresses(presses + 1);
    setTyped('');
  };
  const first = <FirstShortcuts onSearch={onSearch} />;
  return (
    <>
      {isWanted || hasTrack ? (
        <Suspense fallback={first}>
          <AllShortcuts onSearch={onSearch} takeMissed={takeMissed} />
        </Suspense>
      ) : (
        first
      )}
      {presses > 0 && (
        <>
          <TypedAhead text={typed} onChange={setTyped} />
          <Suspense fallback={null}>
            <SearchPalette presses={presses} typed={typed} onClose={() => setPresses(0)} />
          </Suspense>
        </>
      )}
    </>
  );
}

/** Only the search would otherwise be the browser's. */
function FirstShortcuts({ onSearch }: SearchShortcut) {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) missed = event;
    else {
      event.preventDefault();
      onSearch();
    }
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
  return null;
}
