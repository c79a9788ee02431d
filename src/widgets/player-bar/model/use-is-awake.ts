import { useSelector } from 'react-redux';
import { useCurrentTrack } from '@/entities/playback';
import { selectSessionStatus } from '@/entities/session';
import { useIsTouched } from '@/shared/lib/first-touch';

/** True with a track, a signed-in user or a first touch. */
export function useIsAwake(): boolean {
  const isTouched = useIsTouched();
  const hasTrack = useCurrentTrack() !== null;
  const isListener = useSelector(selectSessionStatus) === 'listener';
  return isTouched || hasTrack || isListener;
}
