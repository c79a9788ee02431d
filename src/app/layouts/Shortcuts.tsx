import { Suspense, useEffect, useEffectEvent } from 'react';
import { useCurrentTrack } from '@/entities/playback';
import { useIsTouched } from '@/shared/lib/first-touch';
import { lazyPart } from '@/shared/lib/lazy-part';
import { useFocusSearch } from './use-focus-search';

const AllShortcuts = lazyPart(() => import('./AllShortcuts'), 'AllShortcuts', FirstShortcuts);

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
  if (!isWanted && !hasTrack) return <FirstShortcuts />;
  return (
    <Suspense fallback={<FirstShortcuts />}>
      <AllShortcuts takeMissed={takeMissed} />
    </Suspense>
  );
}

/** Only the search would otherwise be the browser's. */
function FirstShortcuts() {
  const search = useFocusSearch();
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) missed = event;
    else {
      event.preventDefault();
      search();
    }
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
  return null;
}
