import { useSelector } from 'react-redux';
import { useCurrentTrack } from '@/entities/playback';
import { selectSessionStatus } from '@/entities/session';
import { useIsTouched } from '@/shared/lib/first-touch';

/** Whether the bar has something to control, or somebody there to control it. */
export function useIsAwake(): boolean {
  const isTouched = useIsTouched();
  const hasTrack = useCurrentTrack() !== null;
  const isListener = useSelector(selectSessionStatus) === 'listener';
  return isTouched || hasTrack || isListener;
}
